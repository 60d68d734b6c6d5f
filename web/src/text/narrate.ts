// The story of a move in words; the counterpart of `narrate` in core/events.py.

import type { Event } from "../api/wire";
import type { Fields, Texts } from "./texts.svelte";

const SEATS = new Set(["seat", "loser", "winner"]);

/** The event as a sentence for the reader at seat `you`. */
export function narrate(
  event: Event,
  game: string,
  texts: Texts,
  names: readonly string[],
  you: number | null,
): string {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    fields[name] = SEATS.has(name) ? seatName(value, names) : word(game, name, value, texts);
  }
  fields.you = "seat" in event && event.seat !== null && event.seat === you ? "yes" : "no";
  if (event.event === "hinted") return texts.say("web-hinted", { name: fields.seat ?? "", you: fields.you }); // for every game
  const id = `${game}-tell-${event.event}`;
  return texts.say(event.event === "starts" && !texts.has(id) ? "tell-starts" : id, fields);
}

function seatName(seat: unknown, names: readonly string[]): string {
  return typeof seat === "number" ? (names[seat] ?? "?") : "none";
}

function word(game: string, field: string, value: unknown, texts: Texts): string | number {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    return value.map((item) => word(game, field.replace(/s$/, ""), item, texts)).join(", ");
  }
  if (typeof value === "string") {
    const id = `${game}-${field}-${value.replaceAll(" ", "-")}`;
    return texts.has(id) ? texts.say(id) : value;
  }
  return typeof value === "number" ? value : String(value);
}
