import { expect, test } from "vitest";
import type { WinstonEvent, WinstonView } from "../../src/api/winston";
import { advance, weight } from "../../src/games/winston/story";
import games from "./games.json";

interface Game {
  first: WinstonView;
  parts: { events: WinstonEvent[]; after?: WinstonView }[];
}

/** Without what an event cannot tell: the next mover, the legal moves, and the others' dogs at the end. */
function drawn(view: WinstonView): Partial<WinstonView> {
  const { mover: _mover, legal: _legal, places: _places, ...rest } = view;
  return view.over ? { ...rest, players: view.players.map((player) => ({ ...player, taken: null })) } : rest;
}

// Games recorded by the engine: three players seen from a seat, the first edition, open dogs seen by a spectator.
test.each(Object.entries(games as unknown as Record<string, Game>))(
  "a whole game told event by event: %s",
  (_, { first, parts }) => {
    let view = first;
    for (const { events, after } of parts) {
      view = events.reduce((told, event) => advance(told, event), view);
      if (!after) continue;
      expect(drawn(view)).toEqual(drawn(after));
      view = after;
    }
    expect(view.over).toBe(true);
  },
);

const base = (games as unknown as Record<string, Game>).three!.first;

test("a head under the pile is known to all until it is drawn", () => {
  const hand = ["Rh", "Rh", "Gh"];
  const start = { ...base, seat: 0, hand, pile: 2, under: [] };
  const put = advance(start, { event: "under", seat: 0, card: "Rh" });
  expect([put.hand, put.pile, put.under]).toEqual([["Rh", "Gh"], 3, ["Rh"]]);
  const drew = advance(put, { event: "drew", seat: 0, count: 1, cards: ["Ob"] });
  expect([drew.hand, drew.pile, drew.under]).toEqual([["Rh", "Ob", "Gh"], 2, ["Rh"]]);
  const all = advance(drew, { event: "drew", seat: 1, count: 2, cards: ["Rh"] });
  expect([all.pile, all.under]).toEqual([0, []]);
});

test("a bone that stays with its owner brings no points again", () => {
  const start = { ...base, bone: 0, players: base.players.map((player) => ({ ...player, score: 10 })) };
  const same = advance(start, { event: "bone", seat: 0, loser: null, size: "3" });
  expect(same.players.map((player) => player.score)).toEqual([10, 10, 10]);
  const other = advance(start, { event: "bone", seat: 2, loser: 0, size: "3" });
  expect(other.players.map((player) => player.score)).toEqual([4, 10, 16]);
});

test("W7: a longer dog takes the one card 5+ away from the poo", () => {
  const start = { ...base, bone: 0, poo: 0, longest: 5, shortest: 5, bone_card: "5+", poo_card: "5+" };
  const longer = advance(start, { event: "bone", seat: 1, loser: 0, size: "5+" });
  expect([longer.bone, longer.bone_card, longer.poo, longer.poo_card]).toEqual([1, "5+", 0, null]);
  const shorter = advance(longer, { event: "poo", seat: 2, loser: 0, size: null });
  expect([shorter.bone_card, shorter.poo, shorter.poo_card]).toEqual(["5+", 2, null]);
});

test("telling does not change the view before it", () => {
  const kept = structuredClone(base);
  advance(base, { event: "played", seat: 0, card: base.hand?.[0] ?? "Rb", dog: "R", head: false, bodies: 1 });
  expect(base).toEqual(kept);
});

test("every event has a duration", () => {
  for (const { parts } of Object.values(games as unknown as Record<string, Game>))
    for (const event of parts.flatMap((part) => part.events)) expect(weight(event)).toBeGreaterThan(0);
});
