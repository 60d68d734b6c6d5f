import { beforeEach, expect, test } from "vitest";
import { Choice } from "../../src/device/choice.svelte";
import { browser, type Storage } from "../support/browser";

let storage: Storage;
beforeEach(() => {
  storage = browser();
});

test("a choice is kept, and usual until it is made", () => {
  const choice = new Choice("theme", ["system", "light", "dark"], "system");
  expect([choice.value, choice.chosen]).toEqual(["system", null]);
  choice.choose("dark");
  expect([choice.value, choice.chosen]).toEqual(["dark", "dark"]);
  expect(storage.getItem("ludotheque.theme")).toBe("dark");
  expect(new Choice("theme", ["system", "light", "dark"], "system").value).toBe("dark");
});

test("foreign content in the storage is no choice", () => {
  storage.setItem("ludotheque.theme", "sepia");
  const choice = new Choice("theme", ["system", "light", "dark"], "system");
  expect([choice.value, choice.chosen]).toEqual(["system", null]);
  expect(choice.allows("sepia")).toBe(false);
  expect(choice.allows(7)).toBe(false);
});
