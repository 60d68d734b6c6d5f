// The table of Winston.

import type { WinstonEvent, WinstonView } from "../../api/winston";
import type { GameTable, Sound } from "../../table/face";
import Board from "./Board.svelte";
import Hand from "./PhoneHand.svelte";
import { advance, flourish, weight } from "./story";
import Tokens from "./Tokens.svelte";

const SOUNDS: Partial<Record<WinstonEvent["event"], Sound>> = { bone: "bell", poo: "wood", over: "bell" };
const sound = (event: WinstonEvent): Sound => SOUNDS[event.event] ?? "felt";

/** The longest dog that the seat took. */
function best(view: WinstonView, seat: number): number | null {
  const taken = view.players[seat]?.taken ?? [];
  return taken.length ? Math.max(...taken.map((dog) => dog.bodies)) : null;
}

const winston: GameTable<WinstonView, WinstonEvent> = { Board, Hand, Tokens, advance, weight, flourish, sound, best };
export default winston;
