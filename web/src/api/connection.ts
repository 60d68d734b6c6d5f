// A socket to the server that reconnects by itself. A move is kept until the server confirms or refuses it, and is sent
// again after a lost connection. The ply sent with it ensures that it is made only once.

import { isLocal, openLocalWire } from "./local";
import { socketAt } from "./place";
import type { Beat, News, Presence, PushedTurn, Reacted, Refused, State } from "./wire";

export type Message = State | News | Refused | PushedTurn | Presence | Reacted;

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
// A connection may die without a word: a machine fails, a telephone leaves its network.
// Servers are silent for two seconds at most.
const LOOK = 250;
const SILENT = 4250;
const UNGREETED = 10_000;
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
  #heardAt = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #here = true; // whether the page could be seen, as last sent to the server

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly language: () => string,
    readonly listener: Listener,
    readonly connect: () => Wire,
    readonly playing = false, // the server sends the turn in words after every change, and who is at the table
  ) {
    if (!isLocal(table)) this.#watch = setInterval(() => this.#look(), LOOK);
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

  /** Tell the server whether the page can be seen: a player who has hidden it for a while is away. */
  attend(): void {
    const here = visible();
    this.#heardAt = performance.now(); // while it was hidden, it was told nothing
    if (!this.playing || !this.#greeted || here === this.#here) return;
    this.#here = here;
    this.#wire?.send(JSON.stringify({ type: "attention", here }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
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
    this.#heardAt = performance.now();
    wire.onopen = () => {
      const { table, tokens } = this;
      this.#spoken = this.language();
      const beats = this.#watch ? { beats: true } : {};
      const hello = { type: "hello", table, tokens, since: this.#seen, lang: this.#spoken, ...beats };
      this.#here = !this.playing || visible();
      const here = this.#here ? {} : { here: false };
      wire.send(JSON.stringify(this.playing ? { ...hello, turns: true, presence: true, ...here } : hello));
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message | Beat);
    wire.onclose = (event) => this.#gone(event.code === POLICY);
  }

  #gone(forGood = false): void {
    this.#wire = null;
    this.#greeted = false;
    this.listener.connected(false);
    if (forGood) clearInterval(this.#watch);
    if (this.#closed || forGood) return;
    this.#timer = setTimeout(() => this.#open(), this.#delay);
    this.#delay = Math.min(2 * this.#delay, LATEST);
  }

  /** Is the connection alive? A hidden page is told nothing. */
  #look(): void {
    const now = performance.now();
    if (this.#greeted && !visible()) this.#heardAt = now;
    const patience = this.#greeted ? SILENT : UNGREETED;
    if (this.#wire && now - this.#heardAt >= patience) this.#giveUp(this.#wire);
  }

  /** Nothing more is expected of this one: it may take minutes until the browser knows. */
  #giveUp(wire: Wire): void {
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    this.#gone();
  }

  #hear(message: Message | Beat): void {
    this.#heardAt = performance.now();
    if (message.type === "beat") return;
    if (message.type === "state") {
      this.#delay = SOONEST;
      this.#greeted = true;
      this.listener.connected(true);
      this.speak();
      this.attend();
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

const visible = (): boolean => typeof document === "undefined" || !document.hidden;

/** To the server, or to the host on this device. */
export function openSocket(table: string): Wire {
  return isLocal(table) ? openLocalWire() : (new WebSocket(socketAt()) as unknown as Wire);
}
