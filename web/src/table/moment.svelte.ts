// The moment in which people may object to another player's move. When it is over, their device lets the move stand.
// It is the same for every move, whether it is against the rules or not.

import type { Objection } from "./face";

export const MOMENT = 3000; // milliseconds
const TICK = 100;
const KEPT = "ludotheque.ask-each-time";

const kept = (): boolean => typeof localStorage !== "undefined" && localStorage.getItem(KEPT) === "on";
const hidden = (): boolean => typeof document !== "undefined" && document.hidden;

export class Moment {
  objection = $state.raw<Objection | null>(null);
  left = $state(MOMENT);
  asks = $state(kept()); // the people at this device want to answer themselves
  choosing = $state(false); // somebody objects, and says who
  decided = $state(false); // somebody has answered
  #objector: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    /** Whether the people can see the move: it has been told, and no curtain is before it. */
    readonly seen: () => boolean,
    /** There is something to answer. */
    readonly over: () => void,
  ) {}

  /** The move in question now; null for none. */
  hear(objection: Objection | null): void {
    if (objection?.what === this.objection?.what) return;
    this.objection = objection;
    this.again();
    clearInterval(this.#timer);
    if (objection) this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** From the beginning, for example because the answer did not reach the table. */
  again(): void {
    this.left = MOMENT;
    this.choosing = this.decided = false;
    this.#objector = null;
  }

  /** The answer of a seat; null while it may think. */
  answer(seat: number): string | null {
    if (!this.objection) return null;
    if (seat === this.#objector) return this.objection.object;
    return this.decided || this.left <= 0 ? this.objection.stand : null;
  }

  decide(objector: number | null): void {
    this.#objector = objector;
    this.choosing = false;
    this.decided = true;
    this.over();
  }

  /** Be asked each time, or let moves stand after the moment. Kept on this device. */
  choose(asks: boolean): void {
    this.asks = asks;
    this.left = MOMENT;
    localStorage.setItem(KEPT, asks ? "on" : "off");
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.asks || this.choosing || this.decided || this.left <= 0) return;
    if (hidden())
      this.left = MOMENT; // whoever comes back has the whole moment
    else if (this.seen()) {
      this.left -= TICK;
      if (this.left <= 0) this.over();
    }
  }
}
