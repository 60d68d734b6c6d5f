import { describe, expect, it } from "vitest";
import type { WinocEvent, WinocView } from "../../src/api/winoc";
import { choice, walk, worthShowing } from "../../src/games/winoc/choices";
import { advance, fill, NO_SLOTS, weight } from "../../src/games/winoc/story";
import classic from "./classic.json";
import junior from "./junior.json";

interface Game {
  first: WinocView;
  moves: { events: WinocEvent[]; after: { stones: string; guards: unknown[][] } }[];
}

const GAMES: [string, Game][] = [
  ["a classic game of four with a Winoc", classic as unknown as Game],
  ["a junior game of two", junior as unknown as Game],
];

describe.each(GAMES)("the story of %s", (_, game) => {
  it("reaches, event by event, the server's view after every move", () => {
    let view = game.first;
    game.moves.forEach(({ events, after }, ply) => {
      for (const event of events) view = advance(view, event);
      expect(view.stones.map((stone) => `${stone.shows}${stone.lies[0]}`).join(" "), `ply ${ply}`).toBe(after.stones);
      expect(view.guards.map((guard) => [guard.place, guard.gate, guard.fortress, guard.walked])).toEqual(after.guards);
    });
    expect(view.over).toBe(true);
  });

  it("walks every guard from its old place to its new one", () => {
    let view = game.first;
    for (const event of game.moves.flatMap((move) => move.events)) {
      const before = view;
      view = advance(view, event);
      if (event.event !== "moved" && event.event !== "lapped") continue;
      const at = (seen: WinocView): number => seen.guards.find((guard) => guard.colour === event.guard)!.place;
      const past = walk(event, at(view), view.length)!;
      expect(past[0]).toBe(at(before));
      expect(past.at(-1)).toBe(at(view));
      expect(past.length).toBe(event.steps + 1);
    }
  });

  it("always has a slot for a stone, and never moves one from slot to slot", () => {
    let [view, slots] = [game.first, fill(NO_SLOTS, game.first.stones)];
    for (const event of game.moves.flatMap((move) => move.events)) {
      const before = slots;
      view = advance(view, event);
      slots = fill(slots, view.stones);
      for (const path of ["N", "S"] as const) {
        const lying = view.stones.filter((stone) => stone.lies === path).map((stone) => stone.spot);
        expect(slots[path].filter((spot) => spot !== null).sort()).toEqual(lying.sort());
        expect(slots[path].length).toBeLessThanOrEqual(view.rules === "junior" ? 7 : 6);
        before[path].forEach((spot, slot) => {
          if (spot !== null && lying.includes(spot)) expect(slots[path][slot]).toBe(spot);
        });
      }
    }
  });

  it("gives every event a duration", () => {
    for (const event of game.moves.flatMap((move) => move.events)) expect(weight(event)).toBeGreaterThan(0);
  });
});

describe("a choice", () => {
  const moved: WinocEvent = {
    event: "moved",
    seat: 0,
    guard: "yellow",
    whose: "own",
    steps: 3,
    way: "counter",
    place: 14,
    gate: "dunkerque",
  };

  it("has its target and the guards it sends off", () => {
    const events: WinocEvent[] = [
      moved,
      { event: "fortress", guard: "yellow" },
      { event: "sent-off", guard: "red", place: 21, gate: "hondschoote" },
    ];
    expect(choice({ move: "S-", words: "", events })).toMatchObject({
      path: "S",
      way: "counter",
      steps: 3,
      place: 14,
      sentOff: ["red"],
      fortress: true,
      wins: false,
    });
  });

  it("of a path or of nothing has no target", () => {
    expect(choice({ move: "N", words: "", events: [{ event: "path", seat: 0, path: "N" }] })).toMatchObject({
      path: "N",
      place: null,
    });
    expect(choice({ move: "N0", words: "", events: [{ event: "stayed", seat: 0, path: "N" }] })).toMatchObject({
      path: "N",
      place: null,
      steps: 0,
    });
  });
});

it("shows only the best hints, best first", () => {
  const hints = new Map([
    ["fA", 0.1],
    ["fB", 0.4],
    ["fC", 0.3],
    ["fD", 0.2],
  ]);
  expect([...worthShowing(hints).keys()]).toEqual(["fB", "fC", "fD"]);
});
