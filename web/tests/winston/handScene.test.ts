import { expect, test } from "vitest";
import { handScene } from "../../src/games/winston/handScene";
import { CARD_TALL, fan } from "../../src/games/winston/layout";

const PHONES: [number, number][] = [
  [360, 400],
  [360, 540],
  [390, 740],
  [740, 240],
];

test.each(PHONES)("cards are large, apart from each other and inside a phone of %i × %i", (w, h) => {
  for (const count of [1, 3, 5, 7]) {
    const scene = handScene(w, h, count, 5);
    const spots = fan(count, scene);
    const [half, tall] = [scene.card / 2, (scene.card * CARD_TALL) / 2];
    expect(scene.card).toBeGreaterThanOrEqual(44);
    for (const { x, y } of spots) {
      expect(Math.min(x - half, y - tall)).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(w);
      expect(y + tall).toBeLessThanOrEqual(scene.action.y);
    }
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= scene.card || Math.abs(one.y - other.y) >= scene.card * CARD_TALL).toBe(
          true,
        );
    expect(scene.action.y + scene.action.h).toBeLessThanOrEqual(h);
  }
});

test("played cards leave over the upper edge, towards the big screen", () => {
  const scene = handScene(360, 540, 5, 5);
  expect(scene.pile.y).toBeLessThan(0);
  expect(Object.values(scene.lanes).every((lane) => lane.ground < 0)).toBe(true);
});
