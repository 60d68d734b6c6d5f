// The story of a move in words; the counterpart of `narrate` in core/events.py.

import { SEAT_FIELDS } from "../api/constants";
import type { Event } from "../api/wire";
import type { Fields, Texts } from "./texts.svelte";

const SEATS = new Set<string>(SEAT_FIELDS);

/** The event as a sentence for the reader at seat `you`; null where nobody is addressed. */
export function narrate(
  event: Event,
  game: string,
  texts: Texts,
  names: readonly string[],
  you: number | null,
): string {
  const values = event as unknown as Record<string, unknown>;
  const fields: Fields = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === "event") continue;
    if (SEATS.has(name)) fields[name] = seatName(value, names);
    else Object.assign(fields, words(game, name, value, texts));
  }
  const role = SEAT_FIELDS.find((name) => you !== null && values[name] === you) ?? "no";
  fields.you = role === "seat" ? "yes" : role;
  if (event.event === "hinted") return texts.say("web-hinted", { name: fields.seat ?? "", you: fields.you }); // for every game
  const id = `${game}-tell-${event.event}`;
  return texts.say(event.event === "starts" && !texts.has(id) ? "tell-starts" : id, fields);
}

function seatName(seat: unknown, names: readonly string[]): string {
  return typeof seat === "number" ? (names[seat] ?? "?") : "none";
}

/** The field in words, with its other forms. A list has the forms that all its items have. */
function words(game: string, field: string, value: unknown, texts: Texts): Fields {
  if (Array.isArray(value) && value.length) return joined(field, value, (name, item) => words(game, name, item, texts));
  if (typeof value === "string" || typeof value === "number") {
    const id = `${game}-${field}-${String(value).replaceAll(" ", "-")}`;
    return texts.has(id) ? texts.forms(field, id) : { [field]: value };
  }
  if (value === null || value === undefined || Array.isArray(value)) return { [field]: "none" };
  return { [field]: String(value) };
}

function joined(field: string, values: unknown[], of: (name: string, item: unknown) => Fields): Fields {
  const one = field.replace(/s$/, "");
  const each = values.map((item) => of(one, item));
  const shared = Object.keys(each[0] ?? {}).filter((key) => each.every((fields) => key in fields));
  return Object.fromEntries(
    shared.map((key) => [field + key.slice(one.length), each.map((fields) => String(fields[key])).join(", ")]),
  );
}
