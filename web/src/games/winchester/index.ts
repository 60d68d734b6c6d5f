// The table of Winchester: the close, its pieces and its die.

import type { WinchesterEvent, WinchesterView } from "../../api/winchester";
import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import { advance, weight } from "./story";
import Tokens from "./Tokens.svelte";

const winchester: GameTable<WinchesterView, WinchesterEvent> = { Board, Tokens, advance, weight };
export default winchester;
