import { expect, test } from "vitest";
import type { Candidate, Hint } from "../../src/api/wire";
import { best, marks, saysTheSame } from "../../src/help/best";

const hint = (...candidates: Partial<Candidate>[]): Hint => ({
  ply: 0,
  candidates: candidates.map((each, number) => ({
    move: `m${number}`,
    words: "",
    expected: 0.6,
    error: 0.01,
    about: 0.6,
    best: false,
    visits: 100,
    ...each,
  })),
  rough: false,
});

test("a hint names the first three moves", () => {
  expect(best(hint({ best: true }, {}, {}, {})).map(({ move }) => move)).toEqual(["m0", "m1", "m2"]);
  expect(best(null)).toEqual([]);
});

test("a hint is the same as long as people read the same", () => {
  expect(saysTheSame(hint({ expected: 0.61 }), hint({ expected: 0.62, visits: 900 }))).toBe(true);
  expect(saysTheSame(hint({ about: 0.6 }), hint({ about: 0.65 }))).toBe(false);
  expect(saysTheSame(hint({ best: true }, {}), hint({ best: true }, { best: true }))).toBe(false);
});

test("on the board only the best moves have the highest number, though all may read alike", () => {
  const found = marks(hint({ best: true }, { best: true }, {}));
  expect(found.get("m0")).toBe(found.get("m1"));
  expect(found.get("m2")).toBeLessThan(found.get("m0") ?? 0);
  expect(Math.round(100 * (found.get("m2") ?? 0))).toBe(60);
  expect(marks(null).size).toBe(0);
});
