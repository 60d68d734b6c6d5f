import { describe, expect, it } from "vitest";
import type { WinchesterEvent, WinchesterView } from "../../src/api/winchester";
import { mood, travel, winning } from "../../src/games/winchester/motion";
import { advance } from "../../src/games/winchester/story";
import { track } from "../../src/games/winchester/tokens";
import game from "./game.json";

const first = game.first as WinchesterView;

/** The movements of the pieces when `event` is told of the opening position. */
function ways(event: WinchesterEvent, let_go = false) {
  const tokens = track(track([], first), advance(first, event));
  const latest = Math.max(...tokens.map((token) => token.since));
  return tokens.flatMap((token) => travel(token, latest, event, let_go && token.seat === 0) ?? []);
}

const [own, other] = [first.players[0]!.pieces[0]!.square, first.players[1]!.pieces[0]!.square];
const common = { seat: 0, face: "K", origin: own, target: "e1" };

describe("a moving piece", () => {
  it("slides, or hops as a knight", () => {
    expect(ways({ ...common, event: "moved", crossed: "start" })).toMatchObject([{ how: "slide", from: own }]);
    expect(ways({ ...common, event: "moved", crossed: "start", face: "N" })).toMatchObject([{ how: "hop", from: own }]);
  });

  it("makes the captured piece give way", () => {
    const found = ways({ ...common, event: "swapped", loser: 1, target: other });
    expect(found).toMatchObject([
      { how: "slide", from: own },
      { how: "yield", from: other },
    ]);
  });

  it("walks home over its home square", () => {
    const found = ways({ ...common, event: "arrived", target: "a4", place: 1, points: 15 });
    expect(found).toMatchObject([{ how: "home", from: own, over: "a4" }]);
  });

  it("is not animated if it was already dropped there by hand", () => {
    expect(ways({ ...common, event: "moved", crossed: null, face: "N" }, true)).toMatchObject([
      { how: "slide", from: "e1" },
    ]);
  });

  it("stays while the die is rolled", () => {
    expect(ways({ event: "rolled", seat: 0, face: "Q" })).toEqual([]);
  });
});

describe("a piece's mood", () => {
  it("follows the luck of its player", () => {
    expect(mood(1, { event: "passed", seat: 1 }, first)).toBe("shrug");
    expect(mood(1, { event: "skipped", seat: 1 }, first)).toBe("doze");
    expect(mood(1, { event: "bonus", seat: 1, points: 2 }, first)).toBe("cheer");
    expect(mood(0, { event: "passed", seat: 1 }, first)).toBeNull();
    expect(mood(2, null, { ...first, over: true, places: [2, 3, 1] })).toBe("cheer");
  });
});

describe("points won", () => {
  it("are shown over the plinth, or over the last piece", () => {
    const arrived: WinchesterEvent = { ...common, event: "arrived", target: "a4", place: 1, points: 15 };
    expect(winning(arrived, advance(first, arrived))).toEqual({ points: 15, at: 1, late: true });
    expect(winning({ event: "last", seat: 0, square: "c8", points: 1 }, first)).toEqual({
      points: 1,
      at: "c8",
      late: false,
    });
    expect(winning({ event: "last", seat: 0, square: "c8", points: 0 }, first)).toBeNull();
  });
});
