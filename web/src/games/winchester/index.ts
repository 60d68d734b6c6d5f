// The table of Winchester: the close, its pieces and its die.

import type { WinchesterEvent, WinchesterView } from "../../api/winchester";
import type { GameTable, Sound } from "../../table/face";
import Board from "./Board.svelte";
import { advance, flourish, weight } from "./story";
import Tokens from "./Tokens.svelte";

const SOUNDS: Partial<Record<WinchesterEvent["event"], Sound>> = {
  arrived: "bell",
  bonus: "bell",
  over: "bell",
  passed: "felt",
  skipped: "felt",
};
const sound = (event: WinchesterEvent): Sound => SOUNDS[event.event] ?? "wood";

const winchester: GameTable<WinchesterView, WinchesterEvent> = { Board, Tokens, advance, weight, flourish, sound };
export default winchester;
