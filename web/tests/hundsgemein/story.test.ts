// Whole games recorded in Python: `advance` must draw every position on the way, and the ending reveals the owners.

import { describe, expect, test } from "vitest";
import type { HundsgemeinEvent, HundsgemeinView } from "../../src/api/hundsgemein";
import { sides, STREETS } from "../../src/games/hundsgemein/layout";
import { advance, counted, type Drawn, runs, weight } from "../../src/games/hundsgemein/story";
import honourExpert from "./honour-expert.json";
import plain from "./plain.json";

interface Ply {
  events: HundsgemeinEvent[];
  fleas: string;
  up: number[][];
  reserve: number[];
  out: number[];
}

interface Game {
  first: HundsgemeinView;
  plies: Ply[];
  last: HundsgemeinView;
}

const GAMES = { plain: plain as unknown as Game, "honour-expert": honourExpert as unknown as Game };
const ENDING = new Set(["dog-taken", "dog-discarded", "over"]);

describe.each(Object.entries(GAMES))("a game (%s)", (_, { first, plies, last }) => {
  test("is drawn move by move as in the true views", () => {
    let view: Drawn = first;
    for (const ply of plies) {
      for (const event of ply.events) view = advance(view, event);
      expect(
        view.fleas
          .map(({ block, breed }) => `${block}:${breed}`)
          .sort()
          .join(" "),
      ).toBe(ply.fleas);
      expect(view.players.map((player) => player.face_up)).toEqual(ply.up);
      expect(view.players.map((player) => player.reserve)).toEqual(ply.reserve);
      expect(view.out).toEqual(ply.out);
    }
  });

  test("ends with every flea turned over and every dog counted once", () => {
    let view: Drawn = first;
    for (const ply of plies) for (const event of ply.events) view = advance(view, event, last);
    expect(view.over).toBe(true);
    expect(view.streets).toEqual(last.streets);
    expect(view.players).toEqual(last.players);
    const sorted = (from: HundsgemeinView) => [...from.fleas].sort((a, b) => (a.block < b.block ? -1 : 1));
    expect(sorted(view)).toEqual(sorted(last));
  });

  test("shows no owner before a street is lit, and then only those along it", () => {
    let view: Drawn = first;
    for (const ply of plies)
      for (const event of ply.events) {
        view = advance(view, event, last);
        const lit = new Set(counted(view).flatMap((street) => sides(street).flat()));
        for (const flea of view.fleas) expect(flea.owner !== null).toBe(lit.has(flea.block));
      }
  });

  test("gives a dog's points only when it has arrived", () => {
    let view: Drawn = first;
    for (const event of plies.flatMap((ply) => ply.events)) {
      const before = view.players.map((player) => player.score ?? 0);
      const due = view.running;
      view = advance(view, event, last);
      if (!ENDING.has(event.event)) continue;
      const gained = view.players.map((player, seat) => (player.score ?? 0) - before[seat]!);
      expect(gained).toEqual(view.players.map((_, seat) => (due?.seat === seat ? due.worth : 0)));
    }
  });
});

test("without the true view at the end, a story still counts the dogs", () => {
  const { first, plies, last } = GAMES.plain;
  let view: Drawn = first;
  for (const event of plies.flatMap((ply) => ply.events)) view = advance(view, event);
  expect(view.players.map((player) => player.score)).toEqual(last.players.map((player) => player.score));
  expect(view.fleas.every((flea) => flea.owner === null)).toBe(true);
});

test("the marked runs are as long as those counted in Python", () => {
  const { last } = GAMES["honour-expert"];
  for (const street of last.streets)
    for (let seat = 0; seat < last.seats; seat++) expect(runs(last, street, seat)).toHaveLength(street.runs![seat]!);
});

test("with open owners a new flea shows its owner", () => {
  const { first } = GAMES.plain;
  const laid: HundsgemeinEvent = { event: "laid", seat: 1, breed: first.players[1]!.face_up[0]!, block: "a1" };
  expect(advance(first, laid).fleas[0]!.owner).toBeNull();
  expect(advance({ ...first, open_owners: true }, laid).fleas[0]!.owner).toBe(1);
});

test("the ending takes longer", () => {
  expect(weight({ event: "dog-discarded", street: "h1", dog: "Rex" })).toBeGreaterThan(
    weight({ event: "skipped", seat: 0 }),
  );
  expect(STREETS).toHaveLength(12);
});
