// The question of a tuning: a goal, and the dials that may be turned; and what its answer shows.

import type { GoalPart, TuneAsk, TuneNews, TunedMeasure, TunedPoint } from "../../api/wire";
import { figure, interval, number, percent, signed } from "../figures";
import type { Question } from "../question";
import { besides, type Sweepable } from "../sweep/sweep";

/** The fields of the page. Those left empty do not matter. */
export interface GoalFields {
  first: number | null; // percentage points to either side
  least: number | null; // turns
  most: number | null;
  skill: number | null; // percent
}

export function goalOf({ first, least, most, skill }: GoalFields): GoalPart[] {
  const goal: GoalPart[] = [];
  if (first !== null) goal.push({ measure: "first", low: -Math.abs(first), high: Math.abs(first) });
  if (least !== null || most !== null) goal.push({ measure: "turns", low: least, high: most });
  if (skill !== null) goal.push({ measure: "skill", low: skill / 100, high: null });
  return goal;
}

export const tuneOf = (question: Question, dials: readonly Sweepable[], goal: GoalPart[], bot: string): TuneAsk => ({
  ...besides(question, dials),
  dials: Object.fromEntries(dials.map(({ name, values }) => [name, values])),
  goal,
  bot,
});

/** The rules to show: those that reach the goal, or at the end the one that comes nearest. */
export function shownPoints({ tuning: { nearest, front } }: TuneNews, ended: boolean): TunedPoint[] {
  if (nearest.length || !ended) return nearest;
  return front.toSorted((one, other) => one.away - other.away).slice(0, 1);
}

const WRITTEN: Record<string, (value: number) => string> = {
  first: (value) => signed(number(value, 1), value),
  skill: (share) => percent(share),
};

/** The value of a measure and its interval, for a sentence. */
export function measured({ measure, found }: TunedMeasure): { value: string; interval: string } {
  const write = WRITTEN[measure] ?? figure;
  return { value: write(found.value), interval: interval(found, write) };
}
