// A real game of three, event by event, compared with the server's views.
import { describe, expect, it } from "vitest";
import type { WinchesterEvent, WinchesterView } from "../../src/api/winchester";
import { advance, weight } from "../../src/games/winchester/story";
import { track, type Token } from "../../src/games/winchester/tokens";
import game from "./game.json";

const told = game.told as WinchesterEvent[][];
const views = game.views as unknown as Record<string, WinchesterView>;

/** The part of a view that is drawn during a story. */
function drawn(view: WinchesterView) {
  return {
    over: view.over,
    obstacles: view.obstacles,
    arrivals: view.arrivals,
    players: view.players.map((own) => ({
      squares: own.pieces.map((piece) => piece.square).sort(),
      arrivals: own.arrivals,
      score: own.score,
      loses_turn: own.loses_turn,
    })),
  };
}

describe("the story", () => {
  it("ends with the server's view", () => {
    let view = game.first as WinchesterView;
    told.forEach((events, ply) => {
      view = events.reduce(advance, view);
      const true_view = views[ply];
      if (true_view) expect(drawn(view), `after ${ply}`).toEqual(drawn(true_view));
    });
    expect(view.over).toBe(true);
  });

  it("shows the face that was rolled", () => {
    const [rolled] = told[0]!;
    expect(rolled).toMatchObject({ event: "rolled" });
    expect(advance(game.first as WinchesterView, rolled!).die).toBe((rolled as { face: string }).face);
  });

  it("does not change the given view", () => {
    const before = structuredClone(game.first) as WinchesterView;
    told
      .slice(0, 30)
      .flat()
      .reduce(advance, game.first as WinchesterView);
    expect(game.first).toEqual(before);
  });

  it("gives every event a duration", () => {
    for (const event of told.flat()) expect(weight(event)).toBeGreaterThan(0);
  });
});

describe("the pieces", () => {
  it("keep their identity through a whole game", () => {
    let view = game.first as WinchesterView;
    let tokens: Token[] = track([], view);
    const ids = tokens.map((token) => token.id);
    for (const event of told.flat()) {
      view = advance(view, event);
      const after = track(tokens, view);
      expect(after.map((token) => token.id)).toEqual(ids);
      const moved = after.filter((token, k) => token.at !== tokens[k]!.at);
      const expected = { moved: 1, swapped: 2, arrived: 1 }[event.event as string] ?? 0;
      expect(moved.length, event.event).toBe(expected);
      if ("origin" in event) {
        const own = moved.find((token) => token.seat === event.seat);
        expect(own).toMatchObject({ from: event.origin, at: event.event === "arrived" ? event.place : event.target });
      }
      tokens = after;
    }
    expect(tokens.filter((token) => typeof token.at === "number")).toHaveLength(14);
  });

  it("do not depend on the order in a view", () => {
    const view = game.first as WinchesterView;
    const tokens = track([], view);
    const shuffled = { ...view, players: view.players.map((own) => ({ ...own, pieces: own.pieces.toReversed() })) };
    expect(track(tokens, shuffled)).toEqual(tokens);
  });

  it("are new in another game", () => {
    const tokens = track([], game.first as WinchesterView);
    const fewer = { ...(game.first as WinchesterView), players: game.first.players.slice(0, 2) };
    expect(track(tokens, fewer).map((token) => token.seat)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });
});
