// The table of Hundsgemein: a town quarter by night.

import type { HundsgemeinEvent, HundsgemeinView } from "../../api/hundsgemein";
import type { GameTable, Sound } from "../../table/face";
import Board from "./Board.svelte";
import { advance, flourish, weight } from "./story";
import Tokens from "./Tokens.svelte";

const SOUNDS: Partial<Record<HundsgemeinEvent["event"], Sound>> = {
  "dog-taken": "bell",
  "turned-up": "felt",
  "let-pass": "felt",
  over: "bell",
};
const sound = (event: HundsgemeinEvent): Sound => SOUNDS[event.event] ?? "stone";

const hundsgemein: GameTable<HundsgemeinView, HundsgemeinEvent> = { Board, Tokens, advance, weight, flourish, sound };
export default hundsgemein;
