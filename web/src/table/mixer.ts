// At a sealed table this device mixes randomness by itself, for every seat it holds: it seals a text, and reveals it
// when all seals are fixed. It never reveals before that, and only if the seals are those it has stored: a player who
// swapped a seal afterwards could choose the deal.

import { Connection, type Message, type Wire } from "../api/connection";
import { post, Refusal } from "../api/http";
import type { SeatKey } from "../api/keys";
import { freshText, keepSeen, keepText, sealedAt, type Seen } from "../api/sealed";
import { sha256OfText } from "../api/sha256";
import type { MixingPhase, News, SeatInfo, State } from "../api/wire";

const AGAIN = 1000; // milliseconds before a failed request is sent again

export class Mixer {
  #seats: SeatInfo[] = [];
  #mixing: MixingPhase | null = null;
  #commitment = "";
  #under = new Set<string>(); // requests in progress
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly keys: readonly SeatKey[],
  ) {}

  hear(message: State | News): void {
    if (message.type === "state") this.#commitment = message.commitment;
    if (message.seats) this.#seats = message.seats;
    this.#mixing = message.mixing;
    this.#goOn();
  }

  close(): void {
    this.#mixing = null;
    clearTimeout(this.#timer);
  }

  /** Seal a new text, with a line that the player has typed. */
  async add(key: SeatKey, line: string): Promise<void> {
    const text = freshText(line);
    keepText(this.table, key.seat, text); // stored before it is sent: the answer may get lost
    await post<State>(`/api/tables/${this.table}/seal`, { seal: sha256OfText(text) }, key.token);
  }

  #goOn(): void {
    for (const key of this.keys) {
      const seat = this.#seats[key.seat];
      if (!this.#mixing || !seat) continue;
      if (this.#mixing.phase === "revealing") this.#reveal(key, seat);
      else if (seat.seal === null) this.#seal(key);
    }
  }

  #seal(key: SeatKey): void {
    void this.#try(`seal ${key.seat}`, async () => {
      const kept = sealedAt(this.table).texts[key.seat]?.at(-1);
      const text = kept ?? freshText();
      if (kept === undefined) keepText(this.table, key.seat, text);
      await post<State>(`/api/tables/${this.table}/seal`, { seal: sha256OfText(text) }, key.token);
    });
  }

  #reveal(key: SeatKey, seat: SeatInfo): void {
    const { texts, seen } = sealedAt(this.table);
    const text = texts[key.seat]?.find((each) => sha256OfText(each) === seat.seal);
    if (text === undefined || seat.mixing !== "sealed") return; // sealed on another device, or already revealed
    const now: Seen = { commitment: this.#commitment, seals: this.#seats.map((each) => each.seal) };
    if (!seen) keepSeen(this.table, now);
    else if (JSON.stringify(seen) !== JSON.stringify(now)) return;
    void this.#try(`reveal ${key.seat}`, () => post<State>(`/api/tables/${this.table}/reveal`, { text }, key.token));
  }

  async #try(what: string, action: () => Promise<unknown>): Promise<void> {
    if (this.#under.has(what)) return;
    this.#under.add(what);
    try {
      await action();
    } catch (error) {
      const worthwhile = !(error instanceof Refusal) || error.status === 429 || error.status >= 500;
      if (worthwhile && this.#mixing) this.#timer = setTimeout(() => this.#goOn(), AGAIN);
    }
    this.#under.delete(what);
  }
}

/** Mix at a table that is not open on this device yet: the rematch that another player has asked for. */
export function mixFrom(afar: string, keys: SeatKey[], language: () => string, connect: () => Wire): () => void {
  const mixer = new Mixer(afar, keys);
  const stop = (): void => {
    mixer.close();
    connection.close();
  };
  const heard = (message: Message): void => {
    if (message.type !== "state" && message.type !== "news") return;
    mixer.hear(message);
    if (!message.mixing) stop();
  };
  const tokens = keys.map((key) => key.token);
  const connection: Connection = new Connection(afar, tokens, language, { heard, connected: () => {} }, connect);
  return stop;
}
