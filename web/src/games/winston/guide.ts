// Winston's steps for newcomers.

import type { View } from "../../api/wire";
import type { WinstonView } from "../../api/winston";
import type { Move } from "../../table/face";

export const paragraphs = {
  wait: "goal",
  begin: "turn",
  second: "turn",
  more: "take",
  end: "take",
  take: "edition",
  stuck: "stuck",
  pass: "stuck-empty",
} as const;

export function step(view: View, moves: readonly Move[]): keyof typeof paragraphs {
  const texts = moves.map((each) => each.move);
  const cards = texts.some((text) => text.length === 2);
  if (texts.some((text) => text.startsWith("under"))) return "stuck";
  if (texts.includes("pass")) return "pass";
  if (texts.some((text) => text.startsWith("take"))) return "take";
  if (texts.includes("end")) return cards ? "more" : "end";
  return (view as WinstonView).played > 0 ? "second" : "begin";
}
