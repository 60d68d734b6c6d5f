import { expect, test } from "vitest";
import type { GameDetails } from "../../src/api/wire";
import { firstQuestion } from "../../src/lab/question";
import { levels } from "../../src/lab/sweep/levels";
import { sweepable, sweepOf } from "../../src/lab/sweep/sweep";

const game = {
  name: "winston",
  players: [2, 6],
  options: [{ name: "edition", values: ["second", "first"], default: "second", printed: ["second"] }],
  dials: [
    { path: "hand", printed: 5, values: [3, 4, 5, 6, 7] },
    { path: "bone", printed: 6, values: Array.from({ length: 21 }, (_, n) => n) },
    { path: "players.2", printed: [[1], [2]], values: [] },
  ],
} as unknown as GameDetails;

test("numbers and options can be swept, arrangements cannot", () => {
  expect(sweepable(game).map(({ name }) => name)).toEqual(["hand", "bone", "edition"]);
});

test("a sweep asks for every value, with the rules of the question", () => {
  const question = { ...firstQuestion(game), numbers: { hand: 7, bone: 3 } };
  const asked = sweepOf(question, sweepable(game).slice(0, 1), "score");
  expect(asked.dials).toEqual({ hand: [3, 4, 5, 6, 7] });
  expect(asked.numbers).toEqual({ bone: 3 });
  expect(asked.options).toEqual({ edition: "second" });
  expect(asked.measure).toBe("score");
});

test("a sweep is played by the bots of the question, or by those that are named, with its memory", () => {
  const question = { ...firstQuestion(game), memory: "35" };
  expect(sweepOf(question, sweepable(game).slice(0, 1), "first").bots).toEqual(["club~35"]);
  expect(sweepOf(question, sweepable(game).slice(0, 1), "first", "quick").bots).toEqual(["quick~35"]);
});

test("of two dials the values next to the usual ones are asked for, as many as the page may", () => {
  const asked = sweepOf(firstQuestion(game), sweepable(game).slice(0, 2), "first");
  expect(asked.dials).toEqual({ hand: [3, 4, 5, 6, 7], bone: [4, 5, 6, 7, 8] });
});

test.each([
  [
    [0.48, 0.53],
    [0.48, 0.49, 0.5, 0.51, 0.52, 0.53],
  ],
  [
    [3, 3],
    [3, 3.005],
  ],
  [
    [-2, 40],
    [-10, 0, 10, 20, 30, 40],
  ],
])("round levels hold all values of %j", (values, expected) => {
  expect(levels(values)).toEqual(expected);
});
