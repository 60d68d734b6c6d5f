// The view of the quarter after each event.

import type { HundsgemeinEvent, HundsgemeinView, Player, Street } from "../../api/hundsgemein";
import { sides, STREETS } from "./layout";

/** A view during the ending: the streets already counted, the one being counted, and the dog that is running. */
export interface Drawn extends HundsgemeinView {
  counted?: readonly string[];
  counting?: string | null;
  running?: { seat: number; worth: number } | null;
}

export function counted(view: Drawn): readonly string[] {
  return view.over ? STREETS : (view.counted ?? []);
}

export function advance(view: Drawn, event: HundsgemeinEvent, after?: HundsgemeinView): Drawn {
  switch (event.event) {
    case "laid": {
      const flea = { block: event.block, breed: event.breed, owner: view.open_owners ? event.seat : null };
      return change({ ...view, fleas: [...view.fleas, flea] }, event.seat, (player) => without(player, [event.breed]));
    }
    case "thrown":
      return change({ ...view, out: more(view.out, event.breeds) }, event.seat, (player) =>
        without(player, event.breeds),
      );
    case "removed": {
      const fleas = view.fleas.filter((flea) => flea.block !== event.block);
      return { ...view, fleas, asked: null, out: more(view.out, [event.breed]) };
    }
    case "stays":
      return { ...view, asked: null };
    case "turned-up":
      return change(view, event.seat, (player) => ({
        ...player,
        face_up: [...player.face_up, ...event.breeds].sort(),
        reserve: player.reserve - event.count,
      }));
    case "dog-taken":
      return { ...light(view, event.street, event.seat, after), running: event };
    case "dog-discarded":
      return light(view, event.street, null, after);
    case "over":
      return { ...arrived(view), over: true, end: event.end, mover: null, counting: null };
    case "called":
    case "let-pass":
    case "skipped":
      return view;
  }
}

export function weight(event: HundsgemeinEvent): number {
  switch (event.event) {
    case "laid":
      return 1.8;
    case "thrown":
    case "removed":
      return 1.6;
    case "called":
    case "stays":
      return 2.5;
    case "dog-taken":
    case "dog-discarded":
      return 5;
    case "let-pass":
      return 0;
    default:
      return 1;
  }
}

/** The street lights up: its fleas are turned over and counted. */
function light(before: Drawn, street: string, winner: number | null, after?: HundsgemeinView): Drawn {
  const view = arrived(before);
  const lit = new Set(sides(street).flat());
  const owners = new Map(after?.fleas.map((flea) => [flea.block, flea.owner]));
  const count = after?.streets.find((each) => each.name === street);
  return {
    ...view,
    mover: null,
    asked: null,
    counted: [...(view.counted ?? []), street],
    counting: street,
    fleas: view.fleas.map((flea) =>
      lit.has(flea.block) ? { ...flea, owner: owners.get(flea.block) ?? flea.owner } : flea,
    ),
    streets: view.streets.map((each) =>
      each.name === street
        ? { ...each, winner, fleas: count?.fleas ?? each.fleas, runs: count?.runs ?? each.runs }
        : each,
    ),
  };
}

/** A dog counts once it has reached its owner. Before the first street no seat has one. */
function arrived(view: Drawn): Drawn {
  const { running } = view;
  if (!view.counted) return { ...view, players: view.players.map((player) => ({ ...player, dogs: 0, score: 0 })) };
  if (!running) return view;
  return change({ ...view, running: null }, running.seat, (player) => ({
    ...player,
    dogs: (player.dogs ?? 0) + 1,
    score: (player.score ?? 0) + running.worth,
  }));
}

/** The blocks of a seat's longest run on each side of a street, which the expert scoring counts. */
export function runs(view: HundsgemeinView, street: Street, seat: number): string[] {
  const own = new Set(view.fleas.filter((flea) => flea.owner === seat).map((flea) => flea.block));
  return sides(street.name).flatMap((side) => {
    let [longest, run]: [string[], string[]] = [[], []];
    for (const block of side) {
      run = own.has(block) ? [...run, block] : [];
      if (run.length > longest.length) longest = run;
    }
    return longest;
  });
}

function change(view: Drawn, seat: number, how: (player: Player) => Player): Drawn {
  return { ...view, players: view.players.map((player, k) => (k === seat ? how(player) : player)) };
}

function without(player: Player, breeds: readonly number[]): Player {
  const face_up = [...player.face_up];
  for (const breed of breeds) {
    const at = face_up.indexOf(breed);
    if (at >= 0) face_up.splice(at, 1);
  }
  return { ...player, face_up };
}

function more(out: readonly number[], breeds: readonly number[]): number[] {
  return out.map((count, k) => count + breeds.filter((breed) => breed === k + 1).length);
}
