// How fast the table tells what happens. Everyone chooses for their own device, at any time.

import { Choice } from "../device/choice.svelte";
import { wantsMotion } from "./motion";

export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The message that names each speed. */
export const WORDS: Record<Speed, string> = {
  calm: "web-speed-calm",
  brisk: "web-speed-brisk",
  instant: "web-speed-instant",
};

const PACES: Record<Speed, number> = { calm: 300, brisk: 130, instant: 0 }; // milliseconds for an event of weight 1

class ChosenSpeed {
  readonly choice = new Choice<Speed>("speed", SPEEDS, "brisk");

  /** Without a choice, those who want no motion are not kept waiting either. */
  get now(): Speed {
    return this.choice.chosen ?? (wantsMotion() ? "brisk" : "instant");
  }

  /** The duration of an event of weight 1 in milliseconds; 0 shows end states only. */
  get pace(): number {
    return PACES[this.now];
  }

  choose(wanted: Speed): void {
    this.choice.choose(wanted);
  }

  /** To the next faster one, and from the fastest to the slowest. */
  next(): void {
    this.choose(SPEEDS[(SPEEDS.indexOf(this.now) + 1) % SPEEDS.length]!);
  }
}

export const speed = new ChosenSpeed();
