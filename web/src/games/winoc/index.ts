// The table of Winoc.

import type { WinocEvent, WinocView } from "../../api/winoc";
import type { GameTable, Sound } from "../../table/face";
import Board from "./Board.svelte";
import { advance, flourish, weight } from "./story";
import Tokens from "./Tokens.svelte";

const SOUNDS: Partial<Record<WinocEvent["event"], Sound>> = {
  winoc: "bell",
  fortress: "bell",
  over: "bell",
  moved: "wood",
  flew: "wood",
  "sent-off": "wood",
  lapped: "wood",
};
const sound = (event: WinocEvent): Sound => SOUNDS[event.event] ?? "stone";

const winoc: GameTable<WinocView, WinocEvent> = { Board, Tokens, advance, weight, flourish, sound };
export default winoc;
