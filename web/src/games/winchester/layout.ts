// Positions for drawing. A square is 40 units wide; the origin is the outer corner of the ring. On a narrow screen the
// board is rotated by 90 degrees, so that the race begins at the bottom right and goes up.

import { COLUMNS, ROWS, WIDTH } from "../../api/winchester";
import { cell, type Edge, square } from "./course";

export const S = 40;
const LONG = COLUMNS * S;
const SHORT = ROWS * S;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The size of the board, `turned` or not. */
export function size(turned: boolean): { width: number; height: number } {
  return turned ? { width: SHORT, height: LONG } : { width: LONG, height: SHORT };
}

function laid(point: Point, turned: boolean): Point {
  return turned ? { x: point.y, y: LONG - point.x } : point;
}

/** The middle of a square. */
export function spot(name: string, turned: boolean): Point {
  const [column, row] = cell(name);
  return laid({ x: (column + 0.5) * S, y: (ROWS - row - 0.5) * S }, turned);
}

/** The square at a point, on the track or not; null off the board. */
export function squareAt(point: Point, turned: boolean): string | null {
  const upright = turned ? { x: LONG - point.y, y: point.x } : point;
  const [column, row] = [Math.floor(upright.x / S), ROWS - 1 - Math.floor(upright.y / S)];
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? square(column, row) : null;
}

export function lawn(turned: boolean): Box {
  const { width, height } = size(turned);
  const edge = WIDTH * S;
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** The two ends of the line along some sides of squares. */
export function line(edges: readonly Edge[], turned: boolean): [Point, Point] | null {
  const ends = edges.flatMap(({ square: name, side }) => {
    const [column, row] = cell(name);
    const [x, y] = [column * S, (ROWS - 1 - row) * S];
    if (side === "east" || side === "west") {
      const at = side === "east" ? x + S : x;
      return [
        { x: at, y },
        { x: at, y: y + S },
      ];
    }
    const at = side === "south" ? y + S : y;
    return [
      { x, y: at },
      { x: x + S, y: at },
    ];
  });
  if (!ends.length) return null;
  const [xs, ys] = [ends.map((end) => end.x), ends.map((end) => end.y)];
  const from = laid({ x: Math.min(...xs), y: Math.min(...ys) }, turned);
  return [from, laid({ x: Math.max(...xs), y: Math.max(...ys) }, turned)];
}

export const PLINTHS = 15;
const AT_HOME = 8; // along the side of the lawn next to the start; the others continue on the far side

/** Where a piece stands on the plinth of the `place`-th arrival, from 1. The plinths follow the direction of the race. */
export function plinth(place: number, turned: boolean): Point {
  const near = place <= AT_HOME;
  const along = LONG / 2 + (near ? place - 4.5 : 12 - place) * 57;
  // a plinth is taller than wide, and always stands upright
  if (turned) return laid({ x: along + 6, y: SHORT / 2 + (near ? 91 : -91) }, turned);
  return { x: along, y: SHORT / 2 + (near ? 76 : -88) };
}

/** The middles of the die and the cathedral on the lawn. */
export function centre(what: "die" | "cathedral", turned: boolean): Point {
  const { width, height } = size(turned);
  if (what === "die") return turned ? { x: width / 2, y: height / 2 + 92 } : { x: width / 2 - 42, y: height / 2 - 4 };
  return turned ? { x: width / 2, y: height / 2 - 88 } : { x: width / 2 - 162, y: height / 2 };
}

// --- how board and note share the space ---

export interface Arrangement {
  turned: boolean;
  square: number; // pixels
  margin: number; // round the ring, in units
  board: Box; // pixels
  note: Box; // pixels: the note's size
}

const UPRIGHT = 1.1;
const NOTE_BELOW = 68;
const NOTE_BESIDE = 180;
const NOTE_IN_LAWN = 40; // at this square size and above, the note fits on the lawn
const LETTERED = 30; // at this square size and above, the edge has letters and numbers

/** Rotated if the space is upright, with the note where it leaves the largest squares. */
export function arrange(width: number, height: number): Arrangement {
  const turned = height > UPRIGHT * width; // by the shape alone, so that the board does not flip for a little less space
  const choices = [
    fit(turned, width, height, 0, 0),
    fit(turned, width, height, NOTE_BESIDE, 0),
    fit(turned, width, height, 0, NOTE_BELOW),
  ];
  const possible = choices.filter((each) => each.note.width > 0 && each.note.height > 0);
  return possible.reduce((best, each) => (each.square > best.square ? each : best));
}

function fit(turned: boolean, width: number, height: number, beside: number, below: number): Arrangement {
  const ring = size(turned);
  const scale = (margin: number): number =>
    Math.max(
      0.1,
      Math.min((width - beside) / (ring.width + 2 * margin), (height - below) / (ring.height + 2 * margin)),
    );
  const margin = scale(24) * S >= LETTERED ? 24 : 8;
  const unit = scale(margin);
  const [wide, high] = [(ring.width + 2 * margin) * unit, (ring.height + 2 * margin) * unit];
  const board = { x: (width - beside - wide) / 2, y: (height - below - high) / 2, width: wide, height: high };
  const arrangement = { turned, square: unit * S, margin, board };
  if (beside) {
    const x = board.x + wide;
    return { ...arrangement, note: { x, y: board.y, width: width - x, height: high } };
  }
  if (below) {
    board.y = 0;
    return { ...arrangement, note: { x: 0, y: high, width, height: height - high } };
  }
  const roomy = !turned && unit * S >= NOTE_IN_LAWN;
  const [x, y] = [board.x + (margin + LONG / 2 + 20) * unit, board.y + (margin + SHORT / 2 - 52) * unit];
  return { ...arrangement, note: { x, y, width: roomy ? 212 * unit : 0, height: roomy ? 106 * unit : 0 } };
}
