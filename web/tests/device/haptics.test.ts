import { beforeEach, expect, test, vi } from "vitest";
import { canTick, haptics, tick } from "../../src/device/haptics";
import { motion } from "../../src/table/motion";
import { browser } from "../support/browser";

const vibrate = vi.fn();
beforeEach(() => {
  browser();
  vibrate.mockClear();
  vi.stubGlobal("navigator", { vibrate });
});

test("a telephone ticks at a move, and longer when the turn comes", () => {
  tick("move");
  tick("turn");
  expect(vibrate.mock.calls.map(([ticks]) => (ticks as number[]).length)).toEqual([1, 3]);
});

test("it does not tick where that is switched off, or where nothing is to move", () => {
  haptics.choose("off");
  tick("move");
  haptics.choose("on");
  motion.choose("off");
  tick("move");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a device that cannot vibrate is left alone", () => {
  vi.stubGlobal("navigator", {});
  expect(canTick()).toBe(false);
  tick("move");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a page that nobody has touched stays still", () => {
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  tick("turn");
  expect(vibrate).not.toHaveBeenCalled();
});
