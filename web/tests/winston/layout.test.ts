import { expect, test } from "vitest";
import { BODIES, COLOURS } from "../../src/api/winston";
import { HEAD_SPAN, TAIL_SPAN, TALL } from "../../src/games/winston/art/shape";
import { fan, parade, paradeScale, points, sceneOf } from "../../src/games/winston/layout";

const SCREENS: [number, number][] = [
  [360, 560],
  [390, 640],
  [412, 720],
  [768, 860],
  [820, 480],
  [740, 180],
  [900, 300],
  [1070, 740],
  [1700, 1000],
];

test.each(SCREENS)("the longest dog fits its lane at %i × %i", (w, h) => {
  const scene = sceneOf(w, h);
  for (const colour of COLOURS) {
    const lane = scene.lanes[colour];
    expect(lane.collar - HEAD_SPAN * scene.scale).toBeGreaterThanOrEqual(lane.x);
    expect(lane.collar + (BODIES * scene.unit + TAIL_SPAN) * scene.scale).toBeLessThanOrEqual(lane.x + lane.w + 0.01);
    expect(lane.y + lane.h <= scene.hand.y + 0.01 || lane.x + lane.w <= scene.hand.x).toBe(true);
    expect(lane.y + lane.h).toBeLessThanOrEqual(h);
    expect(lane.x + lane.w).toBeLessThanOrEqual(w);
  }
});

test.each(SCREENS)("nothing lies over the hand at %i × %i, and everything is on the board", (w, h) => {
  const scene = sceneOf(w, h);
  const cards = fan(5, scene);
  const half = scene.card / 2;
  const [left, right] = [cards[0]!.x - half, cards[4]!.x + half];
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(w);
  const { action } = scene;
  expect(action.x + action.w).toBeLessThanOrEqual(w);
  expect(action.w).toBeGreaterThanOrEqual(90);
  expect(action.h).toBeGreaterThanOrEqual(44);
  if (scene.wide) expect(action.x).toBeGreaterThanOrEqual(right);
  else expect(action.y + action.h).toBeLessThanOrEqual(scene.hand.y + 0.01);
  for (const spot of Object.values(scene.sizes)) {
    expect(spot.x + 30 * spot.scale).toBeLessThanOrEqual(scene.wide ? left : action.x);
    expect(spot.x - 30 * spot.scale).toBeGreaterThan(scene.pile.x + 50 * scene.pile.scale);
  }
});

test("cards in the hand stay wide enough for a finger on a phone", () => {
  const scene = sceneOf(360, 560);
  const [first, second] = fan(5, scene);
  expect(second!.x - first!.x).toBeGreaterThanOrEqual(44);
});

test("lengths and points", () => {
  expect([2, 3, 5].map(points)).toEqual([3, 6, 15]);
});

test("dogs trot into lines that fit their row", () => {
  const rows = [[2, 2, 3, 3, 4, 8], [2, 5], []];
  for (const [width, tall] of [
    [330, 120],
    [1000, 200],
  ] as const) {
    const scale = paradeScale(rows, width, tall, 40);
    const lineTall = TALL * scale;
    for (const row of rows) {
      const places = parade(row, width, scale, 40, lineTall);
      places.forEach(({ x, y }, i) => {
        expect(x + (row[i]! * 40 + TAIL_SPAN) * scale).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(tall);
      });
    }
  }
});

test("a spectator has no hand, and the dogs get its space", () => {
  const [held, watched] = [sceneOf(360, 560), sceneOf(360, 560, false)];
  expect(watched.scale).toBeGreaterThan(held.scale);
  expect(watched.action.y + watched.action.h).toBeLessThanOrEqual(560);
});
