// Hundsgemein's steps for newcomers.

import type { HundsgemeinView } from "../../api/hundsgemein";
import type { View } from "../../api/wire";
import type { Move } from "../../table/face";

export const paragraphs = {
  wait: "hidden",
  first: "lay",
  lay: "neighbours",
  drop: "drop",
  honour: "honour",
  call: "H4",
} as const;

export function step(view: View, moves: readonly Move[]): keyof typeof paragraphs {
  const seen = view as HundsgemeinView;
  const texts = moves.map((each) => each.move);
  if (texts.includes("call")) return "call";
  if (!texts.some((text) => text.includes("@"))) return "drop";
  if (seen.honour) return "honour";
  return seen.fleas.length < seen.seats ? "first" : "lay";
}
