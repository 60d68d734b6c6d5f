import { expect, test } from "vitest";
import { best, dropsOf, type OwnMove, places, planOf } from "../../src/games/hundsgemein/plan";

const moves = (...texts: string[]): OwnMove[] => texts.map((move) => ({ move, words: move, events: [] }));

test("moves are grouped by how they are entered", () => {
  const plan = planOf(moves("2@c5", "3@a1", "drop 2", "drop 3", "drop 2+3"));
  expect([...plan.lay.keys()]).toEqual(["2@c5", "3@a1"]);
  expect(dropsOf(plan, 3).one?.move).toBe("drop 3");
  expect(dropsOf(plan, 3).both?.move).toBe("drop 2+3");
});

test("a single flea has no move that throws away both", () => {
  const plan = planOf(moves("drop 4"));
  expect(dropsOf(plan, 4).one?.move).toBe("drop 4");
  expect(dropsOf(plan, 4).both).toBeNull();
});

test("a flea stays in its place while the other one is replaced", () => {
  expect(places([null, null], [2, 4])).toEqual([2, 4]);
  expect(places([2, 4], [4])).toEqual([null, 4]);
  expect(places([null, 4], [1, 4])).toEqual([1, 4]);
  expect(places([4, null], [1, 4])).toEqual([4, 1]);
  expect(places([3, 3], [3])).toEqual([3, null]);
  expect(places([3, 3], [])).toEqual([null, null]);
});

test("of two fleas alike, the picked one leaves its place", () => {
  expect(places([3, 3], [3], 0)).toEqual([null, 3]);
  expect(places([3, 3], [3], 1)).toEqual([3, null]);
  expect(places([3, 3], [3, 2], 0)).toEqual([2, 3]);
  expect(places([2, 4], [2, 4], 0)).toEqual([2, 4]);
});

test("only the best hints are shown", () => {
  const hints = new Map([
    ["a", 0.2],
    ["b", 0.6],
    ["c", 0.4],
    ["d", 0.5],
  ]);
  expect([...best(hints).keys()]).toEqual(["b", "d", "c"]);
});
