// The positions of everything in the quarter, in units of the drawing; the origin is the upper left corner.

import { COLUMNS, SIDE } from "../../api/hundsgemein";
import type { Point } from "../../table/face";

export const BLOCK = 92; // a block's side
export const STREET = 48; // a street's width
export const PITCH = BLOCK + STREET;
export const EDGE = 44; // the margin for row and column names, left and on top
const RIM = STREET / 2; // right and below: half a street, as on the other sides of a block
export const QUARTER = SIDE * BLOCK + (SIDE - 1) * STREET;
export const WHOLE = EDGE + QUARTER + RIM;

export const BLOCKS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, k) =>
  blockAt(k % SIDE, Math.floor(k / SIDE))!,
);
export const STREETS: readonly string[] = ["h", "v"].flatMap((way) => [1, 2, 3, 4, 5, 6].map((i) => way + i));

export function blockAt(column: number, row: number): string | null {
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside ? `${COLUMNS[column]}${row + 1}` : null;
}

export function columnOf(block: string): number {
  return COLUMNS.indexOf(block[0]!);
}

export function rowOf(block: string): number {
  return Number(block[1]) - 1;
}

/** The middle of the row or column with this index. */
export function middle(index: number): number {
  return EDGE + BLOCK / 2 + index * PITCH;
}

export function blockPoint(block: string): Point {
  return { x: middle(columnOf(block)), y: middle(rowOf(block)) };
}

/** The block whose house or pavement is at this point. Generous, because fingers are imprecise. */
export function blockUnder({ x, y }: Point): string | null {
  const index = (at: number): number => Math.floor((at - EDGE + STREET / 2) / PITCH);
  return blockAt(index(x), index(y));
}

/** The angle of a tile: always the same for a block, so that it does not change on redrawing. */
export function tilt(block: string): number {
  return ((columnOf(block) * 37 + rowOf(block) * 53) % 11) - 5;
}

// --- streets ---

export function isAcross(street: string): boolean {
  return street[0] === "h";
}

/** The middle line of a street: y of a horizontal one, x of a vertical one. */
export function line(street: string): number {
  return EDGE + Number(street[1]) * PITCH - STREET / 2;
}

/** The blocks along a street, one list per side. */
export function sides(street: string): [string[], string[]] {
  const i = Number(street[1]);
  const along = (k: number): string[] =>
    Array.from({ length: SIDE }, (_, j) => (isAcross(street) ? blockAt(j, k) : blockAt(k, j))!);
  return [along(i - 1), along(i)];
}

/** The streets that pass a block: two at a corner of the quarter, four in the middle. */
export function streetsOf(block: string): string[] {
  return STREETS.filter((street) => sides(street).some((side) => side.includes(block)));
}

/** The index of a block along its street, from 0. */
export function alongOf(street: string, block: string): number {
  return isAcross(street) ? columnOf(block) : rowOf(block);
}

/** A point in a street beside the block with this index along it. */
export function streetPoint(street: string, along: number): Point {
  return isAcross(street) ? { x: middle(along), y: line(street) } : { x: line(street), y: middle(along) };
}

// --- the available space ---

export interface Fit {
  wide: boolean; // the tools are beside the board, not below it
  tight: boolean; // there is little room for the tools
  board: number; // pixels
}

const TOOLS_BELOW = 178;
const TOOLS_TIGHT = 112;
const FINGERS = Math.ceil((44 * WHOLE) / PITCH); // on a board of this size a block is as large as a fingertip
const TOOLS_BESIDE = 256;

/** The layout with the larger board: tools below it or beside it. After the game (`over`) there is a table below it. */
export function fit(width: number, height: number, over = false): Fit {
  const roomy = height - TOOLS_BELOW;
  const below = Math.min(width, over ? roomy : Math.max(roomy, Math.min(height - TOOLS_TIGHT, FINGERS)));
  const beside = Math.min(width - TOOLS_BESIDE, height);
  return beside > below
    ? { wide: true, tight: false, board: Math.max(beside, 0) }
    : { wide: false, tight: height - below < TOOLS_BELOW, board: Math.max(below, 0) };
}
