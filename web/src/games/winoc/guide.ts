// Winoc's steps for newcomers.

import type { View } from "../../api/wire";
import type { WinocView } from "../../api/winoc";
import type { Move } from "../../table/face";

export const paragraphs = {
  wait: "hidden",
  path: "path",
  draw: "draw",
  "draw-on": "double",
  move: "move",
  follow: "others",
  unowned: "unowned",
  winoc: "winoc",
  junior: "junior-moves",
} as const;

export function step(view: View, _moves: readonly Move[]): keyof typeof paragraphs {
  const seen = view as WinocView;
  if (seen.rules === "junior") return "junior";
  if (seen.phase === "draw") return laid(seen) > 0 ? "draw-on" : "draw";
  if (seen.phase === "follow") return owned(seen) ? "follow" : "unowned";
  if (seen.phase === "path" || seen.phase === "move" || seen.phase === "winoc") return seen.phase;
  return "wait";
}

/** Stones on the path that is being drawn onto. */
const laid = (view: WinocView): number => view.stones.filter((stone) => stone.lies === view.drawing).length;

const owned = (view: WinocView): boolean => view.guards.find((guard) => guard.colour === view.follower)?.seat !== null;
