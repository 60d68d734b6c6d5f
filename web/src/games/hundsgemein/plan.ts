// The legal moves, grouped by how they are entered: pick a flea, then a block or the bin.

import type { HundsgemeinEvent } from "../../api/hundsgemein";
import type { Move } from "../../table/face";

export type OwnMove = Move<HundsgemeinEvent>;

export interface Plan {
  lay: ReadonlyMap<string, OwnMove>; // by `2@c5`
  drop: OwnMove[];
}

export function planOf(moves: readonly OwnMove[]): Plan {
  return {
    lay: new Map(moves.filter(({ move }) => move.includes("@")).map((move) => [move.move, move])),
    drop: moves.filter(({ move }) => move.startsWith("drop ")),
  };
}

/** Throwing away this flea, and throwing away both. */
export function dropsOf(plan: Plan, breed: number): { one: OwnMove | null; both: OwnMove | null } {
  return {
    one: plan.drop.find(({ move }) => move === `drop ${breed}`) ?? null,
    both: plan.drop.find(({ move }) => move.includes("+")) ?? null,
  };
}

/** Fleas keep their place on the rack; new ones fill the gaps. Of two alike, the picked one leaves. */
export function places(
  before: readonly (number | null)[],
  faceUp: readonly number[],
  picked: number | null = null,
): (number | null)[] {
  const left = [...faceUp];
  const kept: (number | null)[] = [null, null];
  for (const place of picked === 0 ? [1, 0] : [0, 1]) {
    const at = left.indexOf(before[place] ?? -1);
    if (at >= 0) kept[place] = left.splice(at, 1)[0]!;
  }
  return kept.map((breed) => breed ?? left.shift() ?? null);
}

/** The best few hinted moves, with their expected share of the win. */
export function best(hints: ReadonlyMap<string, number>, few = 3): Map<string, number> {
  return new Map([...hints].sort((a, b) => b[1] - a[1]).slice(0, few));
}
