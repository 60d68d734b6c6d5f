// The table of Hundsgemein: a town quarter by night.

import type { HundsgemeinEvent, HundsgemeinView } from "../../api/hundsgemein";
import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import { advance, weight } from "./story";
import Tokens from "./Tokens.svelte";

const hundsgemein: GameTable<HundsgemeinView, HundsgemeinEvent> = { Board, Tokens, advance, weight };
export default hundsgemein;
