// The positions of everything, in pixels of the board: six lanes for the dogs, the pile, the prizes, and the hand.

import { COLOURS, type WinstonNumbers } from "../../api/winston";
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
  abreast?: number; // cards in a row, where the hand is not a fan
  pile: Spot;
  sizes: Record<string, Spot>;
  bone: Spot;
  poo: Spot;
  action: Box;
}

export const CARD_TALL = 1.4;
const LEAST_UNIT = 44; // a dachshund is long
const FINGER = 44;
const RULER = 42; // two lines: bone and poo, and the numbers
const EDGE = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** `holding`: whether a hand is shown. Spectators have none. */
export function sceneOf(w: number, h: number, numbers: WinstonNumbers, holding = true): Scene {
  if (h < 380 && w > 1.4 * h && w >= 480) return flat(w, h, numbers);
  const wide = holding && w >= 860;
  const card = wide
    ? clamp(h * 0.155, 56, 124)
    : clamp(Math.min((w - 2 * EDGE) / 4.5, (h * 0.23) / CARD_TALL), 44, 110);
  const strip = holding ? card * CARD_TALL + (wide ? 26 : 14) + dip(card, wide) : 6;
  const row = wide ? 0 : clamp(h * 0.11, 50, holding ? 70 : 130);
  const hand: Box = { x: 0, y: h - strip, w, h: strip };
  const floor = h - strip - row - 4;
  const prizes = wide ? beside(w, h, hand, card, numbers) : above({ x: 0, y: floor + 4, w, h: row }, numbers);
  const { bodies } = numbers;
  const [one, two] = [lanesOn(w, floor, 1, bodies), lanesOn(w, floor, 2, bodies)];
  // on a low floor, as of six players on a small phone, dogs in one column would be too small to be told apart
  const lanes = (w > 1.2 * h && w >= 520) || two.scale > 1.2 * one.scale ? two : one;
  return { w, h, wide, hand, card, ...lanes, ...prizes };
}

/** A phone in landscape: the dogs on the left, the prizes over the hand on the right. */
function flat(w: number, h: number, numbers: WinstonNumbers): Scene {
  const tools = clamp(w * 0.46, 250, 440);
  const row = clamp(h * 0.3, 48, 64);
  // so narrow that of each of five cards a fingertip is visible beside the next one
  const fingers = (tools - 2 * EDGE - 4 * (FINGER / 2 + 2)) / 3;
  const card = clamp(Math.min((tools - 2 * EDGE) / 4.5, fingers, (h - row - 24) / CARD_TALL), 30, 110);
  const prizes = above({ x: w - tools, y: 2, w: tools, h: row }, numbers);
  // beside the prizes is hardly room for a word: the actions have a row of their own where there is one
  const spare = h - row - card * CARD_TALL - 14 - dip(card, false);
  const own = spare >= FINGER + 12 ? FINGER + 12 : 0;
  const action = { x: w - tools + EDGE, y: row + 6, w: Math.min(320, tools - 2 * EDGE), h: FINGER };
  const top = row + own + Math.max(0, (spare - own) / 2);
  const hand: Box = { x: w - tools, y: top, w: tools, h: h - row };
  const scene = { w, h, wide: false, hand, card, ...lanesOn(w - tools, h - 4, 2, numbers.bodies), ...prizes };
  return own ? { ...scene, action } : scene;
}

/** How far the outer cards of a full hand hang below the middle one. */
function dip(card: number, wide: boolean): number {
  return wide ? 12 + 0.13 * card : 5 + 0.1 * card;
}

/** The lanes of the six dogs on a floor of this size. */
function lanesOn(
  w: number,
  floor: number,
  columns: number,
  bodies: number,
): Pick<Scene, "columns" | "scale" | "unit" | "lanes" | "rulers"> {
  const rows = COLOURS.length / columns;
  const laneW = (w - EDGE * (columns + 1)) / columns;
  const laneH = (floor - RULER) / rows;
  const room = laneW - 12;
  // in low lanes, a hat may overlap the lane above
  const reach = columns === 1 || laneH < 80 ? 1.2 : 0.97;
  const scale = Math.min((laneH * reach) / TALL, room / (HEAD_SPAN + bodies * LEAST_UNIT + TAIL_SPAN));
  const unit = clamp((room / scale - HEAD_SPAN - TAIL_SPAN) / bodies, LEAST_UNIT, 66);
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
function beside(w: number, h: number, hand: Box, card: number, numbers: WinstonNumbers): Prizes {
  const held = spread(numbers.hand, card, w);
  const side = (w - held) / 2 - 24;
  const pile: Spot = { x: EDGE + card * 0.5, y: h - card * 0.82, scale: (card * 0.84) / 100, turn: -3 };
  // the size cards in a square; bone and poo lie on them until they have an owner
  const left = EDGE + card * 1.2;
  const step = Math.min(64, (side - card * 1.2) / 2, (hand.h - 16) / 2 / 1.42);
  const size = (step - 6) / 60;
  const top = h - 12 - 2 * step * 1.4;
  const sizes = Object.fromEntries(
    numbers.sizes.map((name, i) => {
      const [column, row] = [i % 2, Math.floor(i / 2)];
      return [
        name,
        {
          x: left + step * (column + 0.5),
          y: top + step * 1.4 * (row + 0.5),
          scale: size,
          turn: [-3, 2, 2, -2][i]!,
        },
      ];
    }),
  );
  return {
    pile,
    sizes,
    ...lying(numbers, sizes),
    action: { x: w / 2 + held / 2 + 20, y: hand.y + 14, w: Math.min(300, side - 12), h: hand.h - 34 },
  };
}

/** In a row above the hand: the pile, the prizes, the actions. */
function above(row: Box, numbers: WinstonNumbers): Prizes {
  const pileScale = (row.h - 6) / 140;
  const step = clamp(row.w * 0.085, 30, Math.max(56, row.h * 0.74));
  const size = Math.min((step - 4) / 60, (row.h - 8) / 84);
  const left = row.x + EDGE + 100 * pileScale + 26;
  const middle = row.y + row.h / 2;
  const sizes = Object.fromEntries(
    numbers.sizes.map((name, i) => [name, { x: left + step * (i + 0.5), y: middle + 3, scale: size, turn: 0 }]),
  );
  const end = left + step * numbers.sizes.length + 10;
  return {
    pile: { x: row.x + EDGE + 50 * pileScale, y: middle, scale: pileScale, turn: 0 },
    sizes,
    ...lying(numbers, sizes),
    action: { x: end, y: row.y + 2, w: Math.min(320, row.x + row.w - end - EDGE), h: row.h - 4 },
  };
}

/** Poo and bone, on the first and the last size card below its number. */
function lying(numbers: WinstonNumbers, sizes: Record<string, Spot>): Pick<Prizes, "poo" | "bone"> {
  const on = ({ x, y, scale }: Spot, top: number): Spot => {
    const large = Math.max(0.42, 0.62 * scale);
    return { x: x + 6 * scale, y: y + 7 * scale + top * large, scale: large, turn: 0 };
  };
  return { poo: on(sizes[numbers.sizes[0]!]!, 36), bone: on(sizes[numbers.sizes.at(-1)!]!, 24) };
}

/** The width of a fan of this many cards. What is visible of a card is as wide as a fingertip. */
function spread(count: number, card: number, w: number): number {
  const step = Math.min(
    Math.max(card * 0.9, Math.min(card, card / 2 + 27)),
    (w - 2 * EDGE - card) / Math.max(1, count - 1),
  );
  return card + step * (count - 1);
}

/** The fan of the player's hand. */
export function fan(count: number, scene: Scene): Spot[] {
  const { card, hand, wide, abreast } = scene;
  if (abreast) return rows(count, abreast, scene);
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

/** Cards side by side in the middle of the hand's box. */
function rows(count: number, abreast: number, { card, hand }: Scene): Spot[] {
  const lines = Math.ceil(count / abreast);
  const [across, down] = [hand.w / abreast, Math.min(hand.h / Math.max(1, lines), card * CARD_TALL + 14)];
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / abreast);
    const inLine = Math.min(abreast, count - line * abreast);
    return {
      x: hand.x + hand.w / 2 + ((i % abreast) - (inLine - 1) / 2) * Math.min(across, card + 14),
      y: hand.y + hand.h / 2 + (line - (lines - 1) / 2) * down,
      scale: card / 100,
      turn: 0,
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
