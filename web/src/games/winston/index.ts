// The table of Winston.

import type { WinstonEvent, WinstonView } from "../../api/winston";
import type { GameTable } from "../../table/face";
import Board from "./Board.svelte";
import { advance, weight } from "./story";
import Tokens from "./Tokens.svelte";

const winston: GameTable<WinstonView, WinstonEvent> = { Board, Tokens, advance, weight };
export default winston;
