// A table for any game: its view laid out by its structure, and its moves as buttons with their words.

import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Tokens from "./Tokens.svelte";

const generic: GameTable = { Board, Hand, Tokens, advance: (view) => view };
export default generic;
