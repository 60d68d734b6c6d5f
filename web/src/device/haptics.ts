// Short ticks of a telephone: at one's own move, and when one's turn comes.

import { wantsMotion } from "../table/motion";
import { Choice } from "./choice.svelte";

export const haptics = new Choice("haptics", ["on", "off"], "on");

export const canTick = (): boolean => typeof navigator !== "undefined" && typeof navigator.vibrate === "function";

const TICKS = { move: [12], turn: [30, 60, 30] } as const; // milliseconds: on, off, on

export function tick(kind: keyof typeof TICKS): void {
  if (canTick() && touched() && haptics.value === "on" && wantsMotion()) navigator.vibrate([...TICKS[kind]]);
}

/** Before the page has been touched, browsers refuse to vibrate and say so in their log. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
