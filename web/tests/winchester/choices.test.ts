import { describe, expect, it } from "vitest";
import type { WinchesterEvent } from "../../src/api/winchester";
import { choices, towards } from "../../src/games/winchester/choices";
import { Hand } from "../../src/games/winchester/hand.svelte";
import type { Move } from "../../src/table/face";
import game from "./game.json";

const moves = game.moves as Move<WinchesterEvent>[];

describe("the effect of a move", () => {
  it("is read from its events", () => {
    const found = choices([...moves, { move: "pass", words: "pass", events: [] }]);
    expect(found).toHaveLength(moves.length);
    expect(found.find((choice) => choice.to === "a9")).toMatchObject({
      from: "a8",
      outcome: "go",
      place: 0,
      loser: null,
    });
    expect(found.find((choice) => choice.to === "g14")).toMatchObject({ outcome: "swap", loser: 1 });
    expect(found.find((choice) => choice.to === "a4")).toMatchObject({ outcome: "home", place: 1, points: 15 });
  });

  it("includes a bonus in the points", () => {
    const events: WinchesterEvent[] = [
      { event: "arrived", seat: 0, face: "K", origin: "a5", target: "a4", place: 3, points: 13 },
      { event: "bonus", seat: 0, points: 2 },
    ];
    expect(choices([{ move: "a5-a4", words: "", events }])[0]).toMatchObject({ outcome: "home", points: 15 });
  });
});

describe("arrow keys", () => {
  const all = [
    { name: "right", x: 40, y: 0 },
    { name: "far right", x: 80, y: 0 },
    { name: "above", x: 10, y: -40 },
  ];
  it("go to the nearest item in their direction", () => {
    expect(towards({ x: 0, y: 0 }, "ArrowRight", all)?.name).toBe("right");
    expect(towards({ x: 0, y: 0 }, "ArrowUp", all)?.name).toBe("above");
    expect(towards({ x: 0, y: 0 }, "ArrowLeft", all)).toBeNull();
    expect(towards({ x: 0, y: 0 }, "Enter", all)).toBeNull();
  });
});

describe("the hand", () => {
  it("picks the only piece that can move", () => {
    const hand = new Hand();
    hand.offered(choices(moves));
    expect(hand.picked).toBe("a8");
  });

  it("forgets unfinished input when the turn is over", () => {
    const hand = new Hand();
    hand.offered(choices(moves));
    hand.aimed = "a4";
    hand.offered([]);
    expect([hand.picked, hand.aimed, hand.drag]).toEqual([null, null, null]);
  });

  it("still holds the piece after a refused move, and only then", () => {
    const hand = new Hand();
    const both = choices([...moves, { move: "e1-e2", words: "", events: [] }]);
    hand.offered(both);
    hand.pick("e1");
    hand.offered([]); // being sent
    hand.offered(both); // refused
    expect(hand.picked).toBe("e1");
    hand.offered([]); // played
    hand.offered([...both].reverse()); // another turn
    expect(hand.picked).toBeNull();
  });

  it("keeps a dropped piece in place until the server answers", () => {
    const hand = new Hand();
    const offered = choices(moves);
    hand.offered(offered);
    hand.drop("a8", "a3");
    hand.offered([]); // being sent
    expect(hand.dropped).toEqual({ from: "a8", to: "a3" });
    hand.offered(offered); // refused: the same turn again
    expect(hand.dropped).toBeNull();
  });
});
