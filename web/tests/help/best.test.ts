import { expect, test } from "vitest";
import type { Hint } from "../../src/api/wire";
import { best } from "../../src/help/best";

const hint = (...expected: number[]): Hint =>
  ({ ply: 0, candidates: expected.map((each, number) => ({ move: `m${number}`, expected: each })) }) as unknown as Hint;

test("a hint names the first three moves, those with the highest expected share first", () => {
  expect(best(hint(0.34, 0.31, 0.38, 0.9)).map(({ move }) => move)).toEqual(["m2", "m0", "m1"]);
  expect(best(hint(0.5)).length).toBe(1);
  expect(best(null)).toEqual([]);
});
