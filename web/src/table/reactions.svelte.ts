// Reactions of the players: each is shown at its seat for a moment, and then gone.

import type { REACTIONS } from "../api/constants";
import type { Reacted } from "../api/wire";
import { showReactions } from "../device/reactions";

export type Reaction = (typeof REACTIONS)[number];

/** The message that names each picture, for those who cannot see it. */
export const WORDS: Record<Reaction, string> = {
  thumb: "web-reaction-thumb",
  wave: "web-reaction-wave",
  laugh: "web-reaction-laugh",
  wow: "web-reaction-wow",
  sad: "web-reaction-sad",
  think: "web-reaction-think",
  heart: "web-reaction-heart",
  party: "web-reaction-party",
};

export interface Shown {
  readonly seat: number;
  readonly reaction: Reaction;
  readonly count: number; // different for every one
}

export const MOMENT = 4000; // milliseconds

export class Reactions {
  shown = $state.raw<readonly Shown[]>([]); // one for each seat, the newest last
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  hear({ seat, reaction }: Reacted): void {
    if (showReactions.value === "off") return;
    this.#count += 1;
    const shown = { seat, reaction, count: this.#count };
    this.shown = [...this.shown.filter((each) => each.seat !== seat), shown];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter((each) => each !== shown);
    }, MOMENT);
    this.#timers.add(timer);
  }

  /** Nothing is shown any more: the reader does not want it, or the page is left. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }
}
