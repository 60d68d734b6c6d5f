// A legal move as the table shows it: its target, and the guards it sends off.

import type { WinocEvent } from "../../api/winoc";
import type { Move } from "../../table/face";
import { type PathName, route } from "./layout";

export interface Choice {
  move: string;
  words: string;
  events: WinocEvent[];
  path: PathName | null; // the path it uses or chooses
  way: "clockwise" | "counter" | null;
  steps: number;
  place: number | null; // where the guard would end
  sentOff: string[]; // the guards it would send off
  fortress: boolean; // it would take the guard's fortress
  wins: boolean;
}

export function choice({ move, words, events }: Move<WinocEvent>): Choice {
  const found: Choice = {
    move,
    words,
    events,
    path: move.startsWith("N") ? "N" : move.startsWith("S") ? "S" : null,
    way: null,
    steps: 0,
    place: null,
    sentOff: [],
    fortress: false,
    wins: false,
  };
  for (const event of events) {
    if (event.event === "moved") {
      found.place = event.place;
      found.steps = event.steps;
      found.way = event.way === "clockwise" ? "clockwise" : "counter";
    } else if (event.event === "flew") found.place = event.place;
    else if (event.event === "sent-off") found.sentOff.push(event.guard);
    else if (event.event === "fortress") found.fortress = true;
    else if (event.event === "over") found.wins = true;
  }
  return found;
}

/** The places a guard passes during an event, first and last included; null if it does not walk. */
export function walk(event: WinocEvent | null, ended: number, length: number): number[] | null {
  if (event?.event === "moved") return route(event.place, event.steps, event.way === "clockwise", length);
  if (event?.event === "lapped") {
    const turning = ended + event.back;
    const ahead = route(turning, event.steps - event.back, true, length);
    return [...ahead, ...route(ended, event.back, false, length).slice(1)];
  }
  return null;
}

/** The best few hints, by move. */
export function worthShowing(hints: ReadonlyMap<string, number>, most = 3): Map<string, number> {
  return new Map([...hints].sort((one, other) => other[1] - one[1]).slice(0, most));
}
