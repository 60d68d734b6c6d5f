// Where a seat's points come from. A game's folder can provide this in `score.ts`, which reads the events
// of the game and the final view, and never recounts what the rules have counted.

import type { Event, View } from "../api/wire";
import type { Fields } from "../text/texts.svelte";

export interface Item {
  label: string;
  points: number;
}

export type Say = (id: string, fields?: Fields) => string;
export type Account = (events: readonly Event[], view: View, say: Say) => Item[][];
