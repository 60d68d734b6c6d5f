import { expect, test } from "vitest";
import { type MyGame, sorted, standing } from "../../src/shelf/mygames";
import { seat, state, view } from "../support/table";

const keys = (table: string, seats = [0], opened = 1): MyGame["keys"] => ({
  table,
  game: "g",
  seats: seats.map((number) => ({ seat: number, token: "t" })),
  invitations: [],
  opened,
});

const mine: MyGame = { keys: keys("mine"), state: state(0, 1, view(0, 0)) };
const theirs: MyGame = { keys: keys("theirs"), state: state(0, 1, view(0, 1)) };
const open: MyGame = { keys: keys("open"), state: state(0, 0, null) };
const over: MyGame = { keys: keys("over"), state: state(0, 9, view(0, null)) };
const gone: MyGame = { keys: keys("gone"), state: null };
const watched: MyGame = { keys: keys("watched", []), state: state(null, 1, view(null, 0)) };

test("the standing of each table", () => {
  expect([mine, theirs, open, over, gone, watched].map(standing)).toEqual([
    "yours",
    "waiting",
    "open",
    "over",
    "gone",
    "watching",
  ]);
});

test("while a bot has taken over our seat, the table does not wait for us", () => {
  const seats = [{ ...seat("Ada"), stand_in: true, level: "casual" }, seat("Bo")];
  expect(standing({ keys: keys("left"), state: state(0, 1, view(0, 0), { seats }) })).toBe("waiting");
});

test("tables that wait for us come first, then the newest", () => {
  const newer: MyGame = { keys: keys("newer", [0], 2), state: state(0, 1, view(0, 1)) };
  const order = sorted([gone, over, theirs, watched, open, newer, mine]).map(({ keys: { table } }) => table);
  expect(order).toEqual(["mine", "open", "newer", "theirs", "watched", "over", "gone"]);
});
