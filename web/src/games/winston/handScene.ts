// The positions of a hand on a phone: large cards in rows, the action below. The table is on the big screen, so cards
// come and go over the upper edge.

import { COLOURS } from "../../api/winston";
import type { Colour } from "./art/costumes";
import { CARD_TALL, type Lane, type Scene, type Spot } from "./layout";

const GAP = 12;
const MOST = 180; // a card's width

/** `full`: cards of a full hand; one that shrinks during a turn keeps its size. */
export function handScene(w: number, h: number, count: number, full: number): Scene {
  const action = { x: GAP, w: w - 2 * GAP, h: Math.min(104, Math.max(64, h * 0.2)) };
  const room = h - action.h - GAP;
  const cards = Math.max(full, count);
  const sizes = [1, 2, 3].map((lines) => {
    const abreast = Math.ceil(cards / lines);
    const wide = (w - GAP * (abreast + 1)) / abreast;
    return { abreast, card: Math.min(MOST, wide, (room / lines - GAP) / CARD_TALL) };
  });
  const { abreast, card } = sizes.reduce((best, each) => (each.card > best.card ? each : best));
  const away: Spot = { x: w / 2, y: -card, scale: card / 100, turn: 0 };
  const lane: Lane = { x: 0, y: -2 * card, w, h: card, collar: w / 2, ground: -card };
  return {
    w,
    h,
    wide: false,
    columns: 1,
    scale: 1,
    unit: 0,
    lanes: Object.fromEntries(COLOURS.map((colour) => [colour, lane])) as Record<Colour, Lane>,
    rulers: [],
    hand: { x: 0, y: 0, w, h: room },
    card,
    abreast,
    pile: away,
    sizes: {},
    bone: away,
    poo: away,
    action: { ...action, y: h - action.h - GAP / 2 },
  };
}
