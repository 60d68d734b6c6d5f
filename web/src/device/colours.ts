// The colours of pieces: the usual ones, or ones that differ in lightness too, with a sign on everything that has a colour.

import { Choice } from "./choice.svelte";

export const colours = new Choice("colours", ["usual", "strong"], "usual");

/** Style sheets read it from the root element. */
export function showColours(): void {
  document.documentElement.dataset.colours = colours.value;
}
