import { expect, test } from "vitest";
import type { GameDetails, TunedPoint, TuneNews } from "../../src/api/wire";
import { firstQuestion } from "../../src/lab/question";
import { sweepable } from "../../src/lab/sweep/sweep";
import { goalOf, measured, shownPoints, tuneOf } from "../../src/lab/tune/tune";

const game = {
  name: "winston",
  players: [2, 6],
  options: [{ name: "edition", values: ["second", "first"], default: "second", printed: ["second"] }],
  dials: [{ path: "hand", printed: 5, values: [3, 4, 5, 6, 7] }],
} as unknown as GameDetails;

const EMPTY = { first: null, least: null, most: null, skill: null };

test("what is left empty is no part of the goal", () => {
  expect(goalOf(EMPTY)).toEqual([]);
  expect(goalOf({ ...EMPTY, most: 40 })).toEqual([{ measure: "turns", low: null, high: 40 }]);
});

test("starting counts to either side, and skill in percent", () => {
  expect(goalOf({ first: 1.5, least: 15, most: 20, skill: 60 })).toEqual([
    { measure: "first", low: -1.5, high: 1.5 },
    { measure: "turns", low: 15, high: 20 },
    { measure: "skill", low: 0.6, high: null },
  ]);
  expect(goalOf({ ...EMPTY, first: 0 })).toHaveLength(1);
});

test("a tuning may turn the dials over all their values, with the other rules of the question", () => {
  const question = { ...firstQuestion(game), numbers: { hand: 7, bone: 3 } };
  const goal = goalOf({ ...EMPTY, most: 40 });
  expect(tuneOf(question, sweepable(game).slice(0, 1), goal, "quick")).toEqual({
    dials: { hand: [3, 4, 5, 6, 7] },
    goal,
    bot: "quick",
    seats: 3,
    options: { edition: "second" },
    numbers: { bone: 3 },
    seed: 1,
  });
});

const point = (away: number): TunedPoint => ({ away }) as TunedPoint;
const news = (nearest: TunedPoint[], front: TunedPoint[]): TuneNews => ({ tuning: { nearest, front } }) as TuneNews;

test("rules that reach the goal are shown; without any, at the end, the one that comes nearest", () => {
  const [far, near] = [point(3), point(1)];
  expect(shownPoints(news([point(0)], [far]), true)).toEqual([point(0)]);
  expect(shownPoints(news([], [far, near]), false)).toEqual([]);
  expect(shownPoints(news([], [far, near]), true)).toEqual([near]);
  expect(shownPoints(news([], []), true)).toEqual([]);
});

test.each([
  ["first", 1.24, -0.5, "+1.2", "−0.5 – +3.0"],
  ["skill", 0.625, 0.6, "62.5%", "60.0% – 300.0%"],
  ["turns", 17.25, 16, "17.3", "16.0 – 3.0"],
])("%s is written as people read it", (measure, value, low, words, interval) => {
  const found = { value, low, high: 3 };
  expect(measured({ measure, seats: 2, bot: "greedy", games: 500, found })).toEqual({ value: words, interval });
});
