import { beforeEach, expect, test } from "vitest";
import type { Result } from "../../src/api/wire";
import {
  addPlayed,
  allPlayed,
  entryOf,
  isPlayed,
  MOST,
  nextStrength,
  ownSeat,
  type Played,
} from "../../src/device/played";
import { browser, type Storage } from "../support/browser";

let storage: Storage;
beforeEach(() => {
  storage = browser();
});

export const played = (table: string, more: Partial<Played> = {}): Played => ({
  table,
  game: "winston",
  at: 1,
  players: [
    { name: "Ada", level: null, place: 1 },
    { name: "Bo", level: null, place: 2 },
  ],
  you: 0,
  best: 4,
  ...more,
});

test("a game is kept once, the newest first", () => {
  addPlayed([played("a", { at: 1 })]);
  addPlayed([played("b", { at: 2 })]);
  addPlayed([played("a", { at: 3 })]); // the same table, looked at again
  expect(allPlayed().map(({ table, at }) => [table, at])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

test("not more than so many are kept", () => {
  addPlayed(Array.from({ length: MOST + 20 }, (_, at) => played(`t${at}`, { at })));
  expect(allPlayed()).toHaveLength(MOST);
  expect(allPlayed()[0]?.at).toBe(MOST + 19);
});

test("broken entries are skipped, and the others stay", () => {
  const broken = [
    null,
    7,
    "x",
    {},
    { ...played("b"), players: [] },
    { ...played("c"), you: 5 },
    { ...played("d"), at: "now" },
  ];
  storage.setItem("ludotheque.played", JSON.stringify([...broken, played("a")]));
  expect(allPlayed().map(({ table }) => table)).toEqual(["a"]);
  storage.setItem("ludotheque.played", "{");
  expect(allPlayed()).toEqual([]);
  storage.setItem("ludotheque.played", '{"a": 1}');
  expect(allPlayed()).toEqual([]);
});

test("names and paths that could be used against the page are no entries", () => {
  expect(isPlayed(played("../corner"))).toBe(false);
  expect(isPlayed(played("a", { game: "https://elsewhere" }))).toBe(false);
  expect(isPlayed(played("a", { players: [{ name: "x".repeat(1000), level: null, place: 1 }], you: null }))).toBe(
    false,
  );
});

test("the player of a device is the only seat held there, or the one with the name", () => {
  expect(ownSeat([2], ["Bo", "Cleo", "Somebody"], "Ada")).toBe(2);
  expect(ownSeat([0, 1], ["Ada", "Bo"], "Ada")).toBe(0);
  expect(ownSeat([0, 1], ["Bo", "Cleo"], "Ada")).toBeNull();
  expect(ownSeat([0, 1], ["", ""], "")).toBeNull();
});

test("an entry has the levels of bots, and no level for a player for whom a bot stands in", () => {
  const seats = [
    { name: "Ada", kind: "human", level: "casual" },
    { name: "Rex", kind: "bot", level: "club" },
  ];
  const result = { places: [2, 1] } as Result;
  const entry = entryOf({ table: "a", name: "winston", result, options: {} }, seats, 0, null, 5);
  expect(entry.players).toEqual([
    { name: "Ada", level: null, place: 2 },
    { name: "Rex", level: "club", place: 1 },
  ]);
  expect(isPlayed(entry)).toBe(true);
});

test("adaptive bots go on from the last game by the same rules, else from the last of the game", () => {
  const seats = [
    { name: "Ada", kind: "human", level: null },
    { name: "Rex", kind: "bot", level: "adaptive:60:2.00" },
  ];
  const finished = (table: string, next: string, options: Record<string, string>, at: number): Played =>
    entryOf(
      { table, name: "winoc", result: { places: [1, 2], next_levels: [null, next] } as Result, options },
      seats,
      0,
      null,
      at,
    );
  expect(nextStrength("winoc", 2, {})).toBe(2);
  addPlayed([finished("a", "adaptive:60:2.24", { rules: "classic" }, 1)]);
  addPlayed([finished("b", "adaptive:60:1.64", { rules: "junior" }, 2)]);
  expect(allPlayed()).toHaveLength(2);
  expect(nextStrength("winoc", 2, { rules: "classic" })).toBe(2.24);
  expect(nextStrength("winoc", 2, { rules: "junior" })).toBe(1.64);
  expect(nextStrength("winoc", 3, { rules: "classic" })).toBe(1.64);
  expect(nextStrength("winston", 2, {})).toBe(2);
  expect(isPlayed({ ...finished("c", "adaptive:60:2.24", {}, 3), next: "adaptive:60:99" })).toBe(false);
});

test("who only watches teaches adaptive bots nothing", () => {
  const result = { places: [1], next_levels: ["adaptive:60:3.00"] } as Result;
  const game = { table: "a", name: "winoc", result, options: {} };
  expect(entryOf(game, [{ name: "Rex", kind: "bot", level: "adaptive:60:3.00" }], null, null, 1).next).toBeUndefined();
});
