// The positions of everything: a fort that fits the shape of the screen. The shorter side of the drawing is 1000 units.
//
// Directions are those of the real town: Cassel is south, Bierne west, Dunkerque north, Hondschoote east. So place 0 is
// at the bottom of the ring, and the numbers go up clockwise.

import type { PATHS } from "../../api/winoc";
import type { Point } from "../../table/face";

export type PathName = (typeof PATHS)[number];

export interface Box {
  x: number; // of its middle
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  middle: Point;
  reach: Point; // half of the ring's width and height
  bend: number; // radius of the ring's corners
  places: Point[];
  outward: Point[]; // for every place, the direction out of town
  slots: Record<PathName, Point[]>;
  slot: number; // diameter of a stone on a path
  spots: Point[]; // of the stones A, B, … in the market
  stone: number; // diameter of a stone in the market
  market: Box;
  belfry: Point;
}

export interface Fort {
  length: number; // places on the ring
  stones: number;
  slots: number; // how many stones fit on a path
}

interface Walls {
  margin: number; // from the edge of the drawing to the middle of the wall: towers, moat, and an islet before each gate
  inside: number; // from the middle of the wall to the edge of the town
  row: number; // from there to the middle of a path
}

const ROOMY: Walls = { margin: 118, inside: 62, row: 60 };
const TIGHT: Walls = { margin: 98, inside: 50, row: 56 }; // a fingertip needs larger stones
const SMALL = 390; // pixels: a shorter side below this is tight
const WIDEST = 1.32; // the largest ratio of width to height
const TALLEST = 1.5; // the largest ratio of height to width
const GAP = 12; // between stones

/** `short`: the shorter side in pixels. */
export function layout(aspect: number, fort: Fort, short = Infinity): Layout {
  const { margin, inside, row } = short < SMALL ? TIGHT : ROOMY;
  const width = 1000 * Math.max(1, aspect);
  const height = 1000 * Math.max(1, 1 / aspect);
  const middle = { x: width / 2, y: height / 2 };
  const reach = {
    x: Math.min(width, height * WIDEST) / 2 - margin,
    y: Math.min(height, width * TALLEST) / 2 - margin,
  };
  const bend = 0.44 * Math.min(reach.x, reach.y);
  const walk = Array.from({ length: fort.length }, (_, place) => along(place / fort.length, reach, bend));
  const pitch = Math.min(108, (2 * (reach.x - inside)) / fort.slots);
  const town = { x: reach.x - inside, y: reach.y - inside - 2 * row };
  const market = arrange(fort.stones, town, middle);
  return {
    width,
    height,
    middle,
    reach,
    bend,
    places: walk.map(({ at }) => ({ x: middle.x + at.x, y: middle.y + at.y })),
    outward: walk.map(({ out }) => out),
    slots: {
      N: road(fort.slots, pitch, middle, -(reach.y - inside - row)),
      S: road(fort.slots, pitch, middle, reach.y - inside - row),
    },
    slot: pitch - 8,
    ...market,
  };
}

/** A point on a rectangle with round corners, at a fraction of the way round, clockwise from the middle of the bottom. */
function along(share: number, reach: Point, bend: number): { at: Point; out: Point } {
  const [x, y] = [reach.x - bend, reach.y - bend];
  const arc = (Math.PI / 2) * bend;
  const quarter = x + y + arc;
  const turn = Math.floor(share * 4 + 1e-9); // which quarter: bottom to west, west to top, top to east, east to bottom
  let rest = Math.max(0, share * 4 - turn) * quarter;
  // Every other quarter is mirrored; all are computed as if they went from the bottom to the west.
  const mirrored = turn % 2 === 1;
  if (mirrored) rest = quarter - rest;
  let at: Point;
  let out: Point;
  if (rest <= x)
    [at, out] = [
      { x: -rest, y: reach.y },
      { x: 0, y: 1 },
    ];
  else if (rest <= x + arc) {
    const angle = (rest - x) / bend;
    out = { x: -Math.sin(angle), y: Math.cos(angle) };
    at = { x: -x + bend * out.x, y: y + bend * out.y };
  } else
    [at, out] = [
      { x: -reach.x, y: y - (rest - x - arc) },
      { x: -1, y: 0 },
    ];
  const flip = { x: turn >= 2 ? -1 : 1, y: turn === 1 || turn === 2 ? -1 : 1 };
  const flipped = (point: Point): Point => ({ x: point.x * flip.x || 0, y: point.y * flip.y || 0 });
  return { at: flipped(at), out: flipped(out) };
}

/** The slots of a path from west to east: a road along the wall, bent slightly towards the market. */
function road(count: number, pitch: number, middle: Point, y: number): Point[] {
  return Array.from({ length: count }, (_, slot) => {
    const from = slot - (count - 1) / 2;
    return { x: middle.x + from * pitch, y: middle.y + y - Math.sign(y) * 1.5 * from * from };
  });
}

/** The stones in rows round the belfry, in the better of two arrangements (the one with larger stones). */
function arrange(stones: number, town: Point, middle: Point): Pick<Layout, "spots" | "stone" | "market" | "belfry"> {
  const wide = rows([6, 4, 6], 1, town);
  const tall = rows([4, 4, 0, 4, 4], 1.1, town);
  const best = wide.stone >= tall.stone ? wide : tall;
  return {
    spots: best.spots.slice(0, stones).map((spot) => ({ x: middle.x + spot.x, y: middle.y + spot.y })),
    stone: best.stone,
    market: { ...middle, width: best.width, height: best.height },
    belfry: middle,
  };
}

interface Rows {
  spots: Point[];
  stone: number;
  width: number;
  height: number;
}

/** Rows of `counts` stones; the middle row leaves room for the belfry, and is `high` rows high. */
function rows(counts: number[], high: number, town: Point): Rows {
  const columns = Math.max(...counts);
  const across = Math.min((2 * town.x) / columns, 168);
  const down = Math.min((2 * town.y) / (counts.length - 1 + high), 156);
  const spots: Point[] = [];
  counts.forEach((count, row) => {
    const from = row - (counts.length - 1) / 2;
    const y = down * (from + (Math.sign(from) * (high - 1)) / 2);
    for (let each = 0; each < count; each += 1) {
      const inner = count < columns && each >= count / 2 ? columns - count : 0;
      spots.push({ x: across * (each + inner - (columns - 1) / 2), y });
    }
  });
  return {
    spots,
    stone: Math.min(across, down) - GAP,
    width: across * columns,
    height: down * (counts.length - 1 + high),
  };
}

/** The offset of each of `count` guards that share a place. */
export function huddle(count: number, index: number, gate: boolean): Point {
  const step = gate ? 30 : 24;
  return { x: step * (index - (count - 1) / 2), y: count > 1 ? (index % 2) * 10 - 5 : 0 };
}

/** The places a guard passes on its way to `place`, the first one included. */
export function route(place: number, steps: number, clockwise: boolean, length: number): number[] {
  const way = clockwise ? 1 : -1;
  return Array.from({ length: steps + 1 }, (_, step) => (((place - way * (steps - step)) % length) + length) % length);
}

/** The places from one to another, the shorter way round. */
export function shortest(from: number, to: number, length: number): number[] {
  const ahead = (to - from + length) % length;
  return ahead <= length - ahead ? route(to, ahead, true, length) : route(to, length - ahead, false, length);
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the point that an arrow key goes to from `here`: near, and roughly straight ahead. -1 for none. */
export function towards(arrow: Arrow, here: Point, points: readonly Point[]): number {
  const ahead = ARROWS[arrow];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const [x, y] = [point.x - here.x, point.y - here.y];
    const forward = x * ahead.x + y * ahead.y;
    const aside = Math.abs(x * ahead.y) + Math.abs(y * ahead.x);
    if (forward < 1 || aside > 2.5 * forward) return;
    const cost = forward + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

export function isArrow(key: string): key is Arrow {
  return key in ARROWS;
}
