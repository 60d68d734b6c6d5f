// The table of Hundsgemein: a town quarter by night.

import type { HundsgemeinEvent, HundsgemeinView } from "../../api/hundsgemein";
import type { Objection, GameTable, Sound } from "../../table/face";
import Board from "./Board.svelte";
import { advance, weight } from "./story";
import Tokens from "./Tokens.svelte";

const SOUNDS: Partial<Record<HundsgemeinEvent["event"], Sound>> = {
  "dog-taken": "bell",
  "turned-up": "felt",
  "let-pass": "felt",
  over: "bell",
};
const sound = (event: HundsgemeinEvent): Sound => SOUNDS[event.event] ?? "stone";

/** [honour] The flea just laid. */
function objection({ asked, fleas, out }: HundsgemeinView): Objection | null {
  if (!asked) return null;
  const what = [asked.seat, asked.breed, asked.block, fleas.length, ...out].join();
  return { seat: asked.seat, what, stand: "ok", object: "call" };
}

const hundsgemein: GameTable<HundsgemeinView, HundsgemeinEvent> = {
  Board,
  Tokens,
  advance,
  weight,
  sound,
  objection,
  objections: (view) => view.honour,
};
export default hundsgemein;
