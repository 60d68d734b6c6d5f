// The table of Winoc.

import type { WinocEvent, WinocView } from "../../api/winoc";
import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import { advance, weight } from "./story";
import Tokens from "./Tokens.svelte";

const winoc: GameTable<WinocView, WinocEvent> = { Board, Tokens, advance, weight };
export default winoc;
