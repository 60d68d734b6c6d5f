// Winoc's view after each event.

import { COLOURS, GATES, type Guard, PATHS, type Stone, type WinocEvent, type WinocView } from "../../api/winoc";
import type { PathName } from "./layout";

export type Colour = (typeof COLOURS)[number];

const WEIGHTS: Partial<Record<WinocEvent["event"], number>> = {
  path: 0.8,
  turned: 2,
  neutral: 1,
  crossed: 2,
  twins: 2.4,
  double: 1,
  winoc: 6,
  stayed: 1.5,
  flew: 3.5,
  "sent-off": 2.4,
  fortress: 2.4,
  cleared: 1.8,
  over: 3,
};

const FLOURISHES: ReadonlySet<string> = new Set(["turned", "crossed", "twins", "winoc", "flew", "sent-off", "cleared"]);

/** The duration of an event. A walk takes longer with more steps. */
export function weight(event: WinocEvent): number {
  if (event.event === "moved") return 0.8 + 0.8 * event.steps;
  if (event.event === "lapped") return 0.8 + 0.8 * event.steps;
  return WEIGHTS[event.event] ?? 1;
}

/** The bell for a Winoc, twins and flights are soon known. */
export function flourish(event: WinocEvent): boolean {
  return FLOURISHES.has(event.event);
}

export function advance(view: WinocView, event: WinocEvent): WinocView {
  switch (event.event) {
    case "path":
      return { ...view, phase: "draw", drawing: event.path };
    case "turned":
      return lay(view, (stone) =>
        stone.spot === event.spot ? { ...stone, shows: Number(event.face), lies: event.path, under: null } : stone,
      );
    case "crossed":
      return lay(view, (stone) => (stone.spot === event.spot ? { ...stone, lies: event.path } : stone));
    case "twins":
      return lay(view, (stone) =>
        stone.spot === event.spot || stone.spot === event.other ? { ...stone, lies: "centre" } : stone,
      );
    case "cleared":
      return lay(view, (stone) =>
        stone.lies !== "centre" && (event.path === null || stone.lies === event.path)
          ? { ...stone, lies: "centre" }
          : stone,
      );
    case "winoc":
      return { ...view, phase: "winoc", drawing: null };
    case "moved":
    case "flew":
    case "sent-off":
      return guard(view, event.guard, () => ({ place: event.place, gate: event.gate }));
    case "fortress":
      return guard(view, event.guard, () => ({ fortress: true }));
    case "lapped":
      return guard(view, event.guard, (own) => {
        const walked = (own.walked ?? 0) + event.steps - 2 * event.back;
        const place = (home(view, event.guard) + walked) % view.length;
        return { walked, place, gate: gateAt(view, place) };
      });
    case "over":
      return { ...view, over: true, end: event.end, mover: null, phase: null, drawing: null, follower: null };
    default:
      return view;
  }
}

function lay(view: WinocView, change: (stone: Stone) => Stone): WinocView {
  const stones = view.stones.map(change);
  const paths = PATHS.map((path) =>
    stones
      .filter((stone) => stone.lies === path)
      .map((stone) => stone.shows)
      .sort(),
  );
  return { ...view, stones, paths };
}

function guard(view: WinocView, colour: string, change: (guard: Guard) => Partial<Guard>): WinocView {
  const guards = view.guards.map((each) => (each.colour === colour ? { ...each, ...change(each) } : each));
  return { ...view, guards };
}

/** The gate a guard starts from and comes home to. */
export function home(view: WinocView, colour: string): number {
  return view.gates[COLOURS.indexOf(colour as Colour)] ?? 0;
}

/** The gate where a guard's fortress waits: the opposite one. */
export function fortressGate(view: WinocView, colour: string): number {
  return view.gates[(COLOURS.indexOf(colour as Colour) + 2) % view.gates.length] ?? 0;
}

export function gateAt(view: WinocView, place: number): string | null {
  return GATES[view.gates.indexOf(place)] ?? null;
}

export type Slots = Record<PathName, (string | null)[]>;

export const NO_SLOTS: Slots = { N: [], S: [] };

/** The stones in the slots: a stone keeps its slot while it lies there; a new one takes the first free slot. */
export function fill(slots: Slots, stones: readonly Stone[]): Slots {
  const next: Slots = { N: [], S: [] };
  for (const path of PATHS) {
    const lying = stones.filter((stone) => stone.lies === path).map((stone) => stone.spot);
    next[path] = slots[path].map((spot) => (spot !== null && lying.includes(spot) ? spot : null));
    for (const spot of lying) {
      if (next[path].includes(spot)) continue;
      const free = next[path].indexOf(null);
      if (free >= 0) next[path][free] = spot;
      else next[path].push(spot);
    }
  }
  return next;
}
