// Winchester's steps for newcomers: how the pieces move with each face of the die.

import type { View } from "../../api/wire";
import type { WinchesterView } from "../../api/winchester";
import type { Move } from "../../table/face";

export const paragraphs = {
  wait: "roll",
  pass: "pass",
  king: "king",
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
  pawn: "pawn",
} as const;

const FACES: Record<string, keyof typeof paragraphs> = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
  P: "pawn",
};

export function step(view: View, moves: readonly Move[]): keyof typeof paragraphs {
  if (moves.some((each) => each.move === "pass")) return "pass";
  return FACES[(view as WinchesterView).die ?? ""] ?? "wait";
}
