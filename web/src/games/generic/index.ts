// A table for any game: its view in words, and its moves as buttons.

import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import Tokens from "./Tokens.svelte";

const generic: GameTable = { Board, Tokens, advance: (view) => view };
export default generic;
