import { expect, test } from "vitest";
import {
  BLOCK,
  blockPoint,
  BLOCKS,
  blockUnder,
  fit,
  PITCH,
  sides,
  STREET,
  STREETS,
  streetPoint,
  streetsOf,
  tilt,
  WHOLE,
} from "../../src/games/hundsgemein/layout";

test("a finger on a house or on its half of the street finds the block", () => {
  for (const block of BLOCKS) {
    const { x, y } = blockPoint(block);
    const far = (BLOCK + STREET) / 2 - 1;
    for (const [dx, dy] of [
      [0, 0],
      [far, 0],
      [-far, far],
    ] as const)
      expect(blockUnder({ x: x + dx, y: y + dy })).toBe(block);
  }
  expect(blockUnder({ x: -10, y: 300 })).toBeNull();
});

test("every street has seven blocks on either side, and every block its streets", () => {
  for (const street of STREETS) expect(sides(street).map((side) => side.length)).toEqual([7, 7]);
  expect(sides("h1")[0]).toContain("g1");
  expect(sides("v6")[1]).toEqual(["g1", "g2", "g3", "g4", "g5", "g6", "g7"]);
  expect(streetsOf("a1")).toEqual(["h1", "v1"]);
  expect(streetsOf("d4")).toEqual(["h3", "h4", "v3", "v4"]);
});

test("a street runs between its two sides", () => {
  const [above, below] = [blockPoint("c2"), blockPoint("c3")];
  expect(streetPoint("h2", 2)).toEqual({ x: above.x, y: (above.y + below.y) / 2 });
});

test("tiles lie slightly askew, each at its own angle", () => {
  const tilts = BLOCKS.map(tilt);
  expect(Math.max(...tilts.map(Math.abs))).toBeLessThanOrEqual(5);
  expect(new Set(tilts).size).toBeGreaterThan(5);
});

test("the board is as large as possible: a phone's width, a screen's height", () => {
  expect(fit(360, 560)).toEqual({ wide: false, tight: false, board: 360 });
  expect(fit(1072, 746)).toEqual({ wide: true, tight: false, board: 746 });
  expect(fit(0, 0).board).toBe(0);
});

test("on a small phone the tools give way, until a block is as large as a fingertip", () => {
  const { tight, board } = fit(360, 430);
  expect(tight).toBe(true);
  expect((board / WHOLE) * PITCH).toBeGreaterThanOrEqual(44);
});

test("on a phone a block is large enough for a finger", () => {
  expect(((BLOCK + STREET) / WHOLE) * 360).toBeGreaterThan(44);
});
