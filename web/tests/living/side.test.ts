// @vitest-environment jsdom

import { afterEach, expect, test } from "vitest";
import { sideOf, wholeTable } from "../../src/living/side.svelte";

const device = (seats: number, livingRoom = true) => ({
  livingRoom,
  keys: Array.from({ length: seats }, (_, seat) => ({ seat, token: `seat ${seat}` })),
});

afterEach(() => wholeTable.choose(false));

test("at a living-room table the screen shows the table, and a phone its hand", () => {
  expect(sideOf(device(0))).toBe("table");
  expect(sideOf(device(1))).toBe("hand");
});

test("a device that is passed on, and every other table, shows all of it", () => {
  expect(sideOf(device(2))).toBe("whole");
  expect([sideOf(device(0, false)), sideOf(device(1, false))]).toEqual(["whole", "whole"]);
});

test("a phone may show the whole table, as long as its tab is open", () => {
  wholeTable.choose(true);
  expect(sideOf(device(1))).toBe("whole");
  expect(sessionStorage.getItem("ludotheque.whole-table")).toBe("on");
  wholeTable.choose(false);
  expect(sideOf(device(1))).toBe("hand");
});
