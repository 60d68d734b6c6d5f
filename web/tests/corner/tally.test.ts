import { expect, test } from "vitest";
import { byGame, opponents } from "../../src/corner/tally";
import type { Played, Player } from "../../src/device/played";

const person = (name: string, place: number): Player => ({ name, level: null, place });
const bot = (level: string, place: number): Player => ({ name: "Rex", level, place });
const game = (players: Player[], more: Partial<Played> = {}): Played => ({
  table: "a",
  game: "winston",
  at: 1,
  players,
  you: 0,
  best: null,
  ...more,
});

const all = [
  game([person("Ada", 1), person("Bo", 2), bot("club", 3)], { best: 4 }),
  game([person("Ada", 2), person("Bo", 1)], { best: 6 }),
  game([person("Ada", 1), person("Bo", 1)]),
  game([person("Ada", 1), bot("club", 2)], { game: "winoc" }),
  game([person("Cleo", 1), person("Dora", 2)], { you: null }),
];

test("games, wins and the best of each game", () => {
  expect(byGame(all)).toEqual([
    { game: "winston", games: 4, won: 2, best: 6 },
    { game: "winoc", games: 1, won: 1, best: null },
  ]);
});

test("who was behind you how often; a shared place is not ahead", () => {
  expect(opponents(all)).toEqual([
    { name: "Bo", bot: false, games: 3, ahead: 1 },
    { name: "club", bot: true, games: 2, ahead: 2 },
  ]);
});

test("an adaptive bot is one opponent, whatever its strength", () => {
  const games = ["adaptive:60:2.00", "adaptive:60:2.24"].map((level) => game([person("Ada", 1), bot(level, 2)]));
  expect(opponents(games)).toEqual([{ name: "adaptive", bot: true, games: 2, ahead: 2 }]);
});
