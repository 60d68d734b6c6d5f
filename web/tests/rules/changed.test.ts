import { beforeAll, expect, test } from "vitest";
import type { GameDetails } from "../../src/api/wire";
import { anyRules, ownRules } from "../../src/rules/changed";
import { useEnglish } from "../support/english";

const facts = {
  name: "hundsgemein",
  options: [
    { name: "scoring", values: ["standard", "expert"], default: "standard", printed: ["standard", "expert"] },
    { name: "honour", values: [false, true], default: false, printed: [true] },
    { name: "open_owners", values: [false, true], default: false, printed: [false] },
  ],
  dials: [{ path: "dogs.Rex", printed: 5, values: [4, 5, 6] }],
} as unknown as GameDetails;

beforeAll(useEnglish);

test("the usual rules are no news, even where they are our own", () => {
  const usual = ownRules(facts, { scoring: "standard", honour: false, open_owners: false }, {});
  expect(usual).toEqual({ chosen: [], changed: [] });
  expect(anyRules(usual)).toBe(false);
});

test("printed variants are chosen, not changed", () => {
  const own = ownRules(facts, { scoring: "expert", honour: true }, {});
  expect(own.changed).toEqual([]);
  expect(own.chosen.map((line) => line.split(":")[0])).toEqual(["Scoring", "On your honour"]);
  expect(anyRules(own)).toBe(true);
});

test("rules of our own and other numbers on the board are changed rules", () => {
  const own = ownRules(facts, { open_owners: true }, { "dogs.Rex": 6 });
  expect(own.chosen).toEqual([]);
  expect(own.changed.map((line) => line.split(":")[0])).toEqual(["Open owners", "What Rex is worth"]);
});
