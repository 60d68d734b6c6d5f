// A socket to the server that reconnects by itself. A move is kept until the server confirms or refuses it, and is sent
// again after a lost connection. The ply sent with it ensures that it is made only once.

import type { News, Presence, PushedTurn, Refused, State } from "./wire";

export type Message = State | News | Refused | PushedTurn | Presence;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Pending {
  ply: number;
  move: string;
  seat: number;
}

export interface Listener {
  heard(message: Message): void;
  connected(up: boolean): void;
}

const SOONEST = 300;
const LATEST = 8000;
const POLICY = 1008; // refused for good: reconnecting is useless

export class Connection {
  #wire: Wire | null = null;
  #greeted = false;
  #delay = SOONEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #seen = 0;
  #pending: Pending | null = null;
  #spoken = ""; // the language last sent to the server

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly language: () => string,
    readonly listener: Listener,
    readonly connect: () => Wire,
    readonly playing = false, // the server sends the turn in words after every change, and who is at the table
  ) {
    this.#open();
  }

  move(pending: Pending): void {
    this.#pending = pending;
    this.#sendPending();
  }

  get waiting(): boolean {
    return this.#pending !== null;
  }

  /** Tell the server the reader's language if it has changed; the server then sends the turn again. */
  speak(): void {
    const lang = this.language();
    if (!this.#greeted || lang === this.#spoken) return;
    this.#spoken = lang;
    this.#wire?.send(JSON.stringify({ type: "language", lang }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  /** Reconnect at once, for example when the network is back. */
  hurry(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#timer);
    this.#delay = SOONEST;
    this.#open();
  }

  #open(): void {
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      const { table, tokens } = this;
      this.#spoken = this.language();
      const hello = { type: "hello", table, tokens, since: this.#seen, lang: this.#spoken };
      wire.send(JSON.stringify(this.playing ? { ...hello, turns: true, presence: true } : hello));
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    wire.onclose = (event) => {
      this.#wire = null;
      this.#greeted = false;
      this.listener.connected(false);
      if (this.#closed || event.code === POLICY) return;
      this.#timer = setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(2 * this.#delay, LATEST);
    };
  }

  #hear(message: Message): void {
    if (message.type === "state") {
      this.#delay = SOONEST;
      this.#greeted = true;
      this.listener.connected(true);
      this.speak();
      this.#settle(message.ply, message.told);
      this.listener.heard(message);
      this.#seen = Math.max(this.#seen, message.ply);
      if (message.you === this.#pending?.seat) this.#sendPending();
      return;
    }
    if (message.type === "refused") this.#pending = null;
    else if (message.type === "news") {
      this.#settle(message.ply, message.told);
      this.#seen = Math.max(this.#seen, message.ply);
    }
    this.listener.heard(message);
  }

  /** A pending move that is among the events has been made. */
  #settle(ply: number, told: State["told"]): void {
    const pending = this.#pending;
    if (!pending || ply <= pending.ply) return;
    if (told.some((each) => each.kind === "move" && each.seat === pending.seat && each.ply > pending.ply))
      this.#pending = null;
  }

  #sendPending(): void {
    if (this.#greeted && this.#pending) this.#wire?.send(JSON.stringify({ type: "move", ...this.#pending }));
  }
}

export function openSocket(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as Wire;
}
