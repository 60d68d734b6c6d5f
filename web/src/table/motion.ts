// Whether things may move: the system's setting, unless the reader chose otherwise here.

import { Choice } from "../device/choice.svelte";

export const motion = new Choice("motion", ["on", "off", "system"], "system");

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function wantsMotion(): boolean {
  return motion.value === "system" ? !still?.matches : motion.value === "on";
}

/** Style sheets read it from the root element. */
export function showMotion(): void {
  document.documentElement.dataset.motion = wantsMotion() ? "on" : "off";
}

still?.addEventListener("change", showMotion);
