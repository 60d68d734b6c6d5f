// How a piece moves and what mood it shows during an event.

import type { WinchesterEvent, WinchesterView } from "../../api/winchester";
import type { Stand, Token } from "./tokens";

export interface Travel {
  how: "slide" | "hop" | "yield" | "home"; // `yield`: it is captured, and hops out of the way
  from: Stand;
  over: string; // the target square of the move, on the way to a plinth
  odd: boolean; // changes with every move, so that two in a row are distinct
}

/** The movement of a piece that has just moved; null for the others. `let_go`: dropped there by hand. */
export function travel(token: Token, latest: number, event: WinchesterEvent | null, let_go: boolean): Travel | null {
  if (!event || !("origin" in event) || token.since !== latest || token.from === null) return null;
  const common = { over: event.target, odd: token.since % 2 === 1 };
  if (token.seat !== event.seat) return { ...common, how: "yield", from: token.from };
  const from = let_go ? event.target : token.from;
  if (event.event === "arrived") return { ...common, how: "home", from };
  return { ...common, how: event.face === "N" && !let_go ? "hop" : "slide", from };
}

export type Mood = "shrug" | "doze" | "cheer" | null;

export function mood(seat: number, event: WinchesterEvent | null, view: WinchesterView): Mood {
  if (event && "seat" in event && event.seat === seat) {
    if (event.event === "passed") return "shrug";
    if (event.event === "skipped") return "doze";
    if (event.event === "bonus") return "cheer";
  }
  return view.over && view.places?.[seat] === 1 ? "cheer" : null;
}

/** Points being scored, and where to show them: over a plinth, or over the last piece of all. */
export function winning(
  event: WinchesterEvent | null,
  view: WinchesterView,
): { points: number; at: Stand; late: boolean } | null {
  if (!event || !("points" in event) || event.points === 0) return null;
  const at = event.event === "last" ? event.square : view.arrivals.length;
  return { points: event.points, at, late: event.event === "arrived" };
}
