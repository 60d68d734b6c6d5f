// The legal moves, by piece, with their certain effects.

import type { WinchesterEvent } from "../../api/winchester";
import type { Move } from "../../table/face";

export type Outcome = "go" | "swap" | "home";

export interface Choice {
  move: string;
  words: string;
  from: string;
  to: string;
  outcome: Outcome;
  place: number; // the plinth it would reach; 0 for none
  points: number; // the points it would score at once, bonus included
  loser: number | null; // the seat whose piece it would swap with
  events: WinchesterEvent[];
}

export function choices(moves: readonly Move<WinchesterEvent>[]): Choice[] {
  return moves.flatMap((each) => {
    const [from, to] = each.move.split("-");
    return from && to ? [{ ...each, from, to, ...outcome(each.events) }] : [];
  });
}

function outcome(events: readonly WinchesterEvent[]): Pick<Choice, "outcome" | "place" | "points" | "loser"> {
  const found: Pick<Choice, "outcome" | "place" | "points" | "loser"> = {
    outcome: "go",
    place: 0,
    points: 0,
    loser: null,
  };
  for (const event of events) {
    if (event.event === "swapped") Object.assign(found, { outcome: "swap", loser: event.loser });
    if (event.event === "arrived") Object.assign(found, { outcome: "home", place: event.place });
    if (event.event === "arrived" || event.event === "bonus") found.points += event.points;
  }
  return found;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest item in the direction of an arrow key; null if there is none. */
export function towards<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  key: string,
  all: readonly T[],
): T | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    const along = (each.x - from.x) * dx + (each.y - from.y) * dy;
    const aside = Math.abs((each.x - from.x) * dy) + Math.abs((each.y - from.y) * dx);
    if (along > 0 && along + 2 * aside < least) [best, least] = [each, along + 2 * aside];
  }
  return best;
}
