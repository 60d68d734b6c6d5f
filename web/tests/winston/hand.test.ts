import { expect, test } from "vitest";
import { held } from "../../src/games/winston/hand";

test("cards keep their ids while others come and go", () => {
  const first = held([], ["Rh", "Gb", "Gb"]);
  expect(first.map(({ card }) => card)).toEqual(["Rh", "Gb", "Gb"]);
  const then = held(first, ["Rh", "Rb", "Gb"]);
  expect(then[0]).toEqual(first[0]);
  expect(then[2]).toEqual(first[1]);
  expect(first).not.toContainEqual(then[1]);
});

test("of two equal cards the touched one leaves", () => {
  const first = held([], ["Gb", "Gb", "Ph"]);
  const left = held(first, ["Gb", "Ph"], first[0]!.id);
  expect(left).toEqual([first[1], first[2]]);
});

test("ids are unique", () => {
  const cards = held(held([], ["Rb", "Rb"]), ["Rb", "Rb", "Rb", "Ph"]);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(4);
});
