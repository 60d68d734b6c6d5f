// An analysis prepared for drawing: every seat's share of the win, what changed it, and the mistakes.
// The same as in the charts of `ludotheque analyse` (lab/charts/analysis.py).

import { BLUNDER, MISTAKE } from "../api/constants";
import type { Analysed, MoveAnalysis } from "../api/wire";

const VISIBLE = 0.002; // thinner bars are invisible

export interface Looked extends MoveAnalysis {
  words: string;
  better: string | null; // in words, if another move was clearly better
}

export type Kind = "own" | "others" | "luck";

export interface Bar {
  ply: number;
  kind: Kind;
  low: number;
  high: number;
}

export interface Sums {
  start: number;
  end: number;
  own: number;
  others: number;
  luck: number;
  unclear: number;
}

export function looked(part: Analysed): Looked[] {
  return part.moves.map((move, index) => ({
    ...move,
    words: part.words[index] ?? move.shown,
    better: part.better[index] ?? null,
  }));
}

/** A seat's share in every position: before each move, and after the last. */
export function line(moves: readonly Looked[], seat: number): number[] {
  const last = moves.at(-1);
  return last ? [...moves.map((move) => move.before[seat] ?? 0), last.after[seat] ?? 0] : [];
}

/** Luck is stacked on the decision if both have the same sign. */
export function bars(moves: readonly Looked[], seat: number): Bar[] {
  return moves.flatMap((move) => {
    const [decision, luck] = [move.decision[seat] ?? 0, move.luck[seat] ?? 0];
    const foot = decision * luck > 0 ? decision : 0;
    const found: Bar[] = [];
    if (Math.abs(decision) >= VISIBLE)
      found.push({ ply: move.ply, kind: move.seat === seat ? "own" : "others", low: 0, high: decision });
    if (Math.abs(luck) >= VISIBLE) found.push({ ply: move.ply, kind: "luck", low: foot, high: foot + luck });
    return found;
  });
}

/** `end - start = own + others + luck + unclear`. */
export function sums(moves: readonly Looked[], seat: number): Sums {
  const [start, end] = [moves[0]?.before[seat] ?? 0, moves.at(-1)?.after[seat] ?? 0];
  const found = { start, end, own: 0, others: 0, luck: 0, unclear: 0 };
  for (const move of moves) {
    found[move.seat === seat ? "own" : "others"] += move.decision[seat] ?? 0;
    found.luck += move.luck[seat] ?? 0;
    found.unclear += move.unclear[seat] ?? 0;
  }
  return found;
}

/** Whether another move was surely better; with giving up, any move was. */
const mistaken = (move: Looked): boolean => move.seat !== null && (move.better !== null || move.best === null);

/** The costliest decisions of all seats, or of one; the costliest first. */
export function mistakes(moves: readonly Looked[], seat: number | null, most: number): Looked[] {
  return moves
    .filter((move) => mistaken(move) && (seat === null || move.seat === seat) && -move.own_decision >= MISTAKE)
    .sort((a, b) => a.own_decision - b.own_decision)
    .slice(0, most);
}

export const mark = (move: Looked): "" | "?" | "??" =>
  !mistaken(move) ? "" : -move.own_decision >= BLUNDER ? "??" : -move.own_decision >= MISTAKE ? "?" : "";

/** Heights of labels, moved apart so that they do not overlap; from top to bottom of a chart. */
export function apart(heights: readonly number[], least: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let free = -Infinity;
  for (const index of order) {
    found[index] = Math.max(found[index]!, free);
    free = found[index] + least;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index]!, limit);
    limit = found[index] - least;
  }
  return found;
}
