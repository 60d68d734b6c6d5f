// The fronts of the boxes: each game's own art, if it has some.

import { boxFront, type BoxFront } from "../games/registry";
import PlainBox from "./PlainBox.svelte";

export const boxArt = (game: string): BoxFront => boxFront(game) ?? PlainBox;

const SPINES = ["#6e2a1c", "#2c4938", "#22364f", "#6a4a1c", "#4a2b4f", "#27474b"];

/** The colour of a box's sides, always the same for a game. */
export function spine(game: string): string {
  let sum = 0;
  for (const letter of game) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return SPINES[sum % SPINES.length] as string;
}
