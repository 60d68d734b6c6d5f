// The positions of everything, in pixels of the board: six lanes for the dogs, the pile, the prizes, and the hand.

import { BODIES, COLOURS, POINTS, SIZES } from "../../api/winston";
import type { Colour } from "./art/costumes";
import { HEAD_SPAN, TAIL_SPAN, TALL } from "./art/shape";

export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn: number; // degrees
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A strip of floor for the dog of one colour. Its collar is at x, its paws are at y. */
export interface Lane extends Box {
  collar: number;
  ground: number;
}

export interface Scene {
  w: number;
  h: number;
  wide: boolean; // pile and prizes are beside the hand, not above it
  columns: number;
  scale: number; // of the dogs
  unit: number; // a body's width, before scaling
  lanes: Record<Colour, Lane>;
  rulers: { x: number; y: number }[]; // the top of each column, at the collars
  hand: Box;
  card: number; // width of a card in the hand
  pile: Spot;
  sizes: Record<string, Spot>;
  bone: Spot;
  poo: Spot;
  action: Box;
}

const CARD_TALL = 1.4;
const LEAST_UNIT = 44; // a dachshund is long
const RULER = 30;
const EDGE = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const points = (bodies: number): number => POINTS[bodies] ?? 0;

/** `holding`: whether a hand is shown. Spectators have none. */
export function sceneOf(w: number, h: number, holding = true): Scene {
  if (h < 380 && w > 1.4 * h) return flat(w, h);
  const wide = w >= 860;
  const columns = w > 1.2 * h && w >= 520 ? 2 : 1;
  const card = wide
    ? clamp(h * 0.155, 56, 124)
    : clamp(Math.min((w - 2 * EDGE) / 4.5, (h * 0.23) / CARD_TALL), 44, 110);
  const strip = wide || holding ? card * CARD_TALL + (wide ? 40 : 22) : 6;
  const row = wide ? 0 : clamp(h * 0.11, 50, 70);
  const hand: Box = { x: 0, y: h - strip, w, h: strip };
  const floor = h - strip - row - 4;
  const prizes = wide ? beside(w, h, hand, card) : above({ x: 0, y: floor + 4, w, h: row });
  return { w, h, wide, hand, card, ...lanesOn(w, floor, columns), ...prizes };
}

/** A phone in landscape: the dogs on the left, the prizes over the hand on the right. */
function flat(w: number, h: number): Scene {
  const tools = clamp(w * 0.42, 250, 440);
  const row = clamp(h * 0.3, 48, 64);
  const card = clamp(Math.min((tools - 2 * EDGE) / 4.5, (h - row - 24) / CARD_TALL), 30, 110);
  const hand: Box = { x: w - tools, y: row, w: tools, h: h - row };
  const prizes = above({ x: w - tools, y: 2, w: tools, h: row });
  return { w, h, wide: false, hand, card, ...lanesOn(w - tools, h - 4, 2), ...prizes };
}

/** The lanes of the six dogs on a floor of this size. */
function lanesOn(
  w: number,
  floor: number,
  columns: number,
): Pick<Scene, "columns" | "scale" | "unit" | "lanes" | "rulers"> {
  const rows = COLOURS.length / columns;
  const laneW = (w - EDGE * (columns + 1)) / columns;
  const laneH = (floor - RULER) / rows;
  const room = laneW - 12;
  // in low lanes, a hat may overlap the lane above
  const reach = columns === 1 || laneH < 80 ? 1.2 : 0.97;
  const scale = Math.min((laneH * reach) / TALL, room / (HEAD_SPAN + BODIES * LEAST_UNIT + TAIL_SPAN));
  const unit = clamp((room / scale - HEAD_SPAN - TAIL_SPAN) / BODIES, LEAST_UNIT, 66);
  const lanes = {} as Record<Colour, Lane>;
  COLOURS.forEach((colour, index) => {
    const column = Math.floor(index / rows);
    const x = EDGE + column * (laneW + EDGE);
    const y = RULER + (index % rows) * laneH;
    const ground = y + Math.min(laneH - 6, (laneH + TALL * scale) / 2 - 1);
    lanes[colour] = { x, y, w: laneW, h: laneH, collar: x + 6 + HEAD_SPAN * scale, ground };
  });
  const rulers = Array.from({ length: columns }, (_, column) => ({
    x: lanes[COLOURS[column * rows]!].collar,
    y: RULER - 8,
  }));
  return { columns, scale, unit, lanes, rulers };
}

type Prizes = Pick<Scene, "pile" | "sizes" | "bone" | "poo" | "action">;

/** The pile and the prizes left of the hand, the actions right of it. */
function beside(w: number, h: number, hand: Box, card: number): Prizes {
  const side = (w - spread(5, card, w)) / 2 - 24;
  const pile: Spot = { x: EDGE + card * 0.5, y: h - card * 0.82, scale: (card * 0.84) / 100, turn: -3 };
  // the size cards in a square; bone and poo lie on them until they have an owner
  const left = EDGE + card * 1.2;
  const step = Math.min(64, (side - card * 1.2) / 2, (hand.h - 16) / 2 / 1.42);
  const size = (step - 6) / 60;
  const top = h - 12 - 2 * step * 1.4;
  const sizes = Object.fromEntries(
    SIZES.map((name, i) => {
      const [column, row] = [i % 2, Math.floor(i / 2)];
      return [
        name,
        { x: left + step * (column + 0.5), y: top + step * 1.4 * (row + 0.5), scale: size, turn: [-3, 2, 2, -2][i]! },
      ];
    }),
  );
  return {
    pile,
    sizes,
    poo: { x: left + step * 0.42, y: top + step * 0.5, scale: step / 60, turn: 0 },
    bone: { x: left + step * 1.55, y: top + step * 1.95, scale: step / 60, turn: 0 },
    action: { x: w / 2 + spread(5, card, w) / 2 + 20, y: hand.y + 14, w: Math.min(300, side - 12), h: hand.h - 34 },
  };
}

/** In a row above the hand: the pile, the prizes, the actions. */
function above(row: Box): Prizes {
  const pileScale = (row.h - 6) / 140;
  const step = clamp(row.w * 0.085, 30, 56);
  const size = Math.min((step - 4) / 60, (row.h - 8) / 84);
  const left = row.x + EDGE + 100 * pileScale + 26;
  const middle = row.y + row.h / 2;
  const sizes = Object.fromEntries(
    SIZES.map((name, i) => [name, { x: left + step * (i + 0.5), y: middle + 3, scale: size, turn: 0 }]),
  );
  const end = left + step * SIZES.length + 10;
  return {
    pile: { x: row.x + EDGE + 50 * pileScale, y: middle, scale: pileScale, turn: 0 },
    sizes,
    poo: { x: left + step * 0.5, y: middle - 8, scale: 0.6, turn: 0 },
    bone: { x: left + step * 3.5, y: middle - 10, scale: 0.6, turn: 0 },
    action: { x: end, y: row.y + 2, w: Math.min(320, row.x + row.w - end - EDGE), h: row.h - 4 },
  };
}

/** The width of a fan of this many cards. */
function spread(count: number, card: number, w: number): number {
  const step = Math.min(card * 0.9, (w - 2 * EDGE - card) / Math.max(1, count - 1));
  return card + step * (count - 1);
}

/** The fan of the player's hand. */
export function fan(count: number, scene: Scene): Spot[] {
  const { card, hand, wide } = scene;
  const step = count > 1 ? (spread(count, card, hand.w) - card) / (count - 1) : 0;
  const lean = wide ? 4 : 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return {
      x: hand.x + hand.w / 2 + off * step,
      y: hand.y + (wide ? 26 : 14) + (card * CARD_TALL) / 2 + off * off * (wide ? 3 : 1.2),
      scale: card / 100,
      turn: off * lean,
    };
  });
}

/** Where a card is laid on a dog with this many bodies: at its collar, or at its end. */
export function joint(scene: Scene, colour: Colour, isHead: boolean, bodies: number): Spot {
  const lane = scene.lanes[colour];
  const x = isHead
    ? lane.collar - 0.45 * HEAD_SPAN * scene.scale
    : lane.collar + (bodies - 0.5) * scene.unit * scene.scale;
  return { x, y: lane.ground - (isHead ? 62 : 40) * scene.scale, scale: (scene.scale * 0.55 * TALL) / 140, turn: 0 };
}

export const place = ({ x, y, scale, turn }: Spot): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;

// --- the end ---

export interface Arrival {
  x: number; // the collar
  y: number; // the ground
  line: number;
}

/** Dogs of these lengths side by side, nose to tail, in lines of this width. */
export function parade(
  lengths: readonly number[],
  width: number,
  scale: number,
  unit: number,
  lineTall: number,
): Arrival[] {
  const found: Arrival[] = [];
  let x = 0;
  let line = 0;
  for (const bodies of lengths) {
    const long = (HEAD_SPAN + bodies * unit + TAIL_SPAN) * scale;
    if (x > 0 && x + long > width) {
      x = 0;
      line += 1;
    }
    found.push({ x: x + HEAD_SPAN * scale, y: (line + 1) * lineTall, line });
    x += long + 6;
  }
  return found;
}

/** The largest scale at which every seat's dogs fit its row. */
export function paradeScale(
  rows: readonly (readonly number[])[],
  width: number,
  rowTall: number,
  unit: number,
): number {
  for (let scale = 0.9; scale > 0.12; scale -= 0.02) {
    const tall = TALL * scale;
    const widest = Math.max(0, ...rows.flat()) * unit + HEAD_SPAN + TAIL_SPAN;
    const lines = Math.floor(rowTall / tall);
    const fits = rows.every((row) => (parade(row, width, scale, unit, tall).at(-1)?.line ?? 0) < lines);
    if (lines > 0 && fits && widest * scale <= width) return scale;
  }
  return 0.12;
}
