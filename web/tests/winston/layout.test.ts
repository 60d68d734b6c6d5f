import { expect, test } from "vitest";
import { COLOURS, type WinstonNumbers } from "../../src/api/winston";
import { HEAD_SPAN, TAIL_SPAN, TALL } from "../../src/games/winston/art/shape";
import { fan, parade, paradeScale, sceneOf } from "../../src/games/winston/layout";

const PRINTED: WinstonNumbers = {
  hand: 5,
  play: 2,
  bodies: 8,
  complete: 2,
  bone: 6,
  poo: 6,
  points: [0, 1, 3, 6, 10, 15, 21, 28, 36],
  sizes: ["2", "3", "4", "5+"],
};
const LARGEST: WinstonNumbers = { ...PRINTED, hand: 7, bodies: 10 };

const SCREENS: [number, number][] = [
  [360, 330],
  [360, 560],
  [390, 640],
  [412, 720],
  [768, 860],
  [820, 480],
  [590, 310],
  [740, 180],
  [900, 300],
  [1070, 740],
  [1700, 1000],
];

test.each(SCREENS)("the longest dog fits its lane at %i × %i", (w, h) => {
  const scene = sceneOf(w, h, PRINTED);
  for (const colour of COLOURS) {
    const lane = scene.lanes[colour];
    expect(lane.collar - HEAD_SPAN * scene.scale).toBeGreaterThanOrEqual(lane.x);
    expect(lane.collar + (PRINTED.bodies * scene.unit + TAIL_SPAN) * scene.scale).toBeLessThanOrEqual(
      lane.x + lane.w + 0.01,
    );
    expect(lane.y + lane.h <= scene.hand.y + 0.01 || lane.x + lane.w <= scene.hand.x).toBe(true);
    expect(lane.y + lane.h).toBeLessThanOrEqual(h);
    expect(lane.x + lane.w).toBeLessThanOrEqual(w);
  }
});

test.each(SCREENS)("nothing lies over the hand at %i × %i, and everything is on the board", (w, h) => {
  const scene = sceneOf(w, h, PRINTED);
  const cards = fan(5, scene);
  const half = scene.card / 2;
  const [left, right] = [cards[0]!.x - half, cards[4]!.x + half];
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(w);
  for (const { y, turn } of cards) {
    const lean = half * Math.sin((Math.abs(turn) * Math.PI) / 180);
    if (h > 300) expect(y + 1.4 * half + lean).toBeLessThanOrEqual(h); // whole cards
  }
  const { action } = scene;
  expect(action.x + action.w).toBeLessThanOrEqual(w);
  expect(action.w).toBeGreaterThanOrEqual(90);
  expect(action.h).toBeGreaterThanOrEqual(44);
  if (scene.wide) expect(action.x).toBeGreaterThanOrEqual(right);
  else expect(action.y + action.h).toBeLessThanOrEqual(scene.hand.y + 0.01);
  for (const spot of Object.values(scene.sizes)) {
    const above = spot.y + 42 * spot.scale <= action.y;
    if (!above) expect(spot.x + 30 * spot.scale).toBeLessThanOrEqual(scene.wide ? left : action.x);
    expect(spot.x - 30 * spot.scale).toBeGreaterThan(scene.pile.x + 50 * scene.pile.scale);
  }
});

test("dogs stay large enough to be told apart on a small phone with six players", () => {
  expect(TALL * sceneOf(360, 330, PRINTED).scale).toBeGreaterThan(36);
});

test("cards in the hand stay wide enough for a finger on a phone", () => {
  const scene = sceneOf(360, 560, PRINTED);
  const [first, second] = fan(5, scene);
  expect(second!.x - first!.x).toBeGreaterThanOrEqual(44);
});

test.each([
  [560, 310],
  [600, 310],
  [740, 300],
])("a fingertip on a card's middle does not meet the next one on a phone on its side, %i × %i", (w, h) => {
  const scene = sceneOf(w, h, PRINTED);
  const [first, second] = fan(5, scene);
  expect(second!.x - first!.x - scene.card / 2).toBeGreaterThan(23);
});

test.each(SCREENS)("poo and bone leave the numbers of their cards visible at %i × %i", (w, h) => {
  const { poo, bone, sizes } = sceneOf(w, h, PRINTED);
  const below = (card: string): number => sizes[card]!.y + 5 * sizes[card]!.scale; // the foot of its number
  expect(poo.y - 36 * poo.scale).toBeGreaterThan(below("2"));
  expect(bone.y - 24 * bone.scale).toBeGreaterThan(below("5+"));
});

test.each(SCREENS)("the largest hand and the longest dog of a changed game fit at %i × %i", (w, h) => {
  const scene = sceneOf(w, h, LARGEST);
  const cards = fan(LARGEST.hand, scene);
  expect(cards[0]!.x - scene.card / 2).toBeGreaterThanOrEqual(0);
  expect(cards.at(-1)!.x + scene.card / 2).toBeLessThanOrEqual(w);
  expect(Object.keys(scene.sizes)).toEqual(LARGEST.sizes);
  expect(scene.action.x + scene.action.w).toBeLessThanOrEqual(w);
  for (const colour of COLOURS) {
    const { collar, x, w: wide } = scene.lanes[colour];
    expect(collar + (LARGEST.bodies * scene.unit + TAIL_SPAN) * scene.scale).toBeLessThanOrEqual(x + wide + 0.01);
  }
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
  const [held, watched] = [sceneOf(360, 560, PRINTED), sceneOf(360, 560, PRINTED, false)];
  expect(watched.scale).toBeGreaterThan(held.scale);
  expect(watched.action.y + watched.action.h).toBeLessThanOrEqual(560);
});
