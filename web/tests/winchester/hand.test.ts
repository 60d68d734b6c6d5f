import { expect, test } from "vitest";
import { choices } from "../../src/games/winchester/choices";
import { Hand } from "../../src/games/winchester/hand.svelte";

const offer = (...moves: string[]) => choices(moves.map((move) => ({ move, words: move, events: [] })));

test("a piece picked before the turn stays picked if it can move", () => {
  const hand = new Hand();
  hand.offered([]);
  hand.pick("b2");
  hand.offered([]); // the next event is being told
  expect(hand.picked).toBe("b2");
  hand.offered(offer("a1-a3", "b2-b4"));
  expect(hand.picked).toBe("b2");
});

test("one that cannot move is put down, and the only one that can is picked", () => {
  const hand = new Hand();
  hand.offered([]);
  hand.pick("b2");
  hand.offered(offer("a1-a3", "c1-c3"));
  expect(hand.picked).toBeNull();
  hand.offered([]);
  hand.pick("b2");
  hand.offered(offer("a1-a4"));
  expect(hand.picked).toBe("a1");
});

test("after a move nothing is picked; after a refused one the same piece again", () => {
  const hand = new Hand();
  hand.offered(offer("a1-a3", "b2-b4"));
  hand.pick("a1");
  hand.offered([]);
  expect(hand.picked).toBeNull();
  hand.offered(offer("a1-a3", "b2-b4"));
  expect(hand.picked).toBe("a1");
  hand.offered([]);
  hand.offered(offer("a3-a5", "b2-b3"));
  expect(hand.picked).toBeNull();
});
