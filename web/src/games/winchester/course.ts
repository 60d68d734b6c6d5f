// The course as described in the game's board.toml: squares, zones, the numbers on the squares, and the two lines.

import { COLUMNS, ROWS, WIDTH } from "../../api/winchester";

export type Way = "east" | "north" | "west" | "south";

export interface Zone {
  name: string;
  squares: string[];
  forward: Way[];
}

/** A side of a square, shared with its neighbour. */
export interface Edge {
  square: string;
  side: Way;
}

export interface Course {
  zones: Zone[];
  numbers: ReadonlyMap<string, number>;
  startLine: Edge[];
  finishLine: Edge[];
}

interface ZoneSource {
  name: string;
  squares: string;
  forward: Way[];
  numbers?: string;
}

const STEPS: Record<Way, readonly [number, number]> = { east: [1, 0], north: [0, 1], west: [-1, 0], south: [0, -1] };

/** Column and row, from 0, of a square such as `d4`. */
export function cell(square: string): readonly [number, number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

export function square(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function onTrack(column: number, row: number): boolean {
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  const within = column >= WIDTH && column < COLUMNS - WIDTH && row >= WIDTH && row < ROWS - WIDTH;
  return inside && !within;
}

export const TRACK: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, k) => k)
  .filter((k) => onTrack(k % COLUMNS, Math.floor(k / COLUMNS)))
  .map((k) => square(k % COLUMNS, Math.floor(k / COLUMNS)));

export function readCourse(board: Record<string, unknown>): Course {
  const sources = (board.zone ?? []) as ZoneSource[];
  const numbers = new Map<string, number>();
  const zones = sources.map((source) => {
    const squares = rectangle(source.squares);
    const written = source.numbers?.trim().split(/\s+/).map(Number) ?? [];
    written.forEach((number, k) => numbers.set(squares[k] ?? "", number));
    return { name: source.name, squares, forward: source.forward };
  });
  const [start, first, last] = [zones[0], zones[1], zones.at(-1)];
  return { zones, numbers, startLine: edges(start, first), finishLine: edges(last, start) };
}

/** The squares of `a1-d4`, top row first, left to right. */
function rectangle(text: string): string[] {
  const [from = "a1", to = from] = text.split("-");
  const [[left, bottom], [right, top]] = [cell(from), cell(to)];
  const squares: string[] = [];
  for (let row = top; row >= bottom; row--)
    for (let column = left; column <= right; column++) squares.push(square(column, row));
  return squares;
}

/** The sides between a zone and the next. */
function edges(from: Zone | undefined, into: Zone | undefined): Edge[] {
  if (!from || !into) return [];
  const beyond = new Set(into.squares);
  return from.squares.flatMap((each) => {
    const [column, row] = cell(each);
    return (Object.keys(STEPS) as Way[])
      .filter((side) => beyond.has(square(column + STEPS[side][0], row + STEPS[side][1])))
      .map((side) => ({ square: each, side }));
  });
}

/** How far a square is along the course, from 0 at the start to 1 at the finish. For drawing only. */
export function progress(course: Course, at: string): number {
  const index = course.zones.findIndex((zone) => zone.squares.includes(at));
  const zone = course.zones[index];
  if (!zone || index === 0) return 0;
  const [dx, dy] = STEPS[zone.forward[0] ?? "east"];
  const along = (each: string): number => cell(each)[0] * dx + cell(each)[1] * dy;
  const all = zone.squares.map(along);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return (index - 1 + (along(at) - first + 1) / (last - first + 1)) / (course.zones.length - 1);
}

/** The squares that a slide passes between two squares; none for a knight's jump. For drawing only. */
export function between(from: string, to: string): string[] {
  const [[x, y], [toX, toY]] = [cell(from), cell(to)];
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return [];
  return Array.from({ length: Math.max(0, far - 1) }, (_, k) =>
    square(x + Math.sign(dx) * (k + 1), y + Math.sign(dy) * (k + 1)),
  );
}
