// Arranges the view of a game that has no table of its own: what is in front of each seat, and what is in the middle.

import { SEAT_FIELDS } from "../../api/constants";
import type { View } from "../../api/wire";

export type Piece =
  | { kind: "number"; value: number }
  | { kind: "flag"; value: boolean }
  | { kind: "word"; field: string; value: string }
  | { kind: "seat"; seat: number }
  | { kind: "cards"; field: string; values: string[]; hidden: number } // in order; face-down cards are only counted
  | { kind: "grid"; field: string; rows: (string | null)[][] }
  | { kind: "group"; entries: Entry[] }
  | { kind: "list"; items: Piece[] };

export interface Entry {
  field: string;
  piece: Piece;
}

export interface Arranged {
  middle: Entry[];
  seats: Entry[][];
}

/** The frame shows these. */
const FRAME = new Set(["seat", "seats", "mover", "over", "end", "legal", "places"]);
const SEATS = new Set<string>(SEAT_FIELDS);
const BY_SEAT = new Set(["scores"]); // one number per seat; lists of structs are recognised by their length
const LEAST_GRID = 3;

type Fields = Record<string, unknown>;

export function arrange(view: View): Arranged {
  const arranged: Arranged = { middle: [], seats: Array.from({ length: view.seats }, () => []) };
  for (const [field, value] of Object.entries(view as unknown as Fields)) {
    if (FRAME.has(field)) continue;
    if (Array.isArray(value) && value.length === view.seats && value.every(isFields)) {
      value.forEach((each, seat) => arranged.seats[seat]!.push(...entries(each as Fields)));
    } else if (Array.isArray(value) && value.length === view.seats && BY_SEAT.has(field)) {
      value.forEach((each, seat) => arranged.seats[seat]!.push(...entries({ [singular(field)]: each })));
    } else arranged.middle.push(...entries({ [field]: value }));
  }
  return arranged;
}

/** A field's name as words, for games without a text for it. */
export const spelled = (field: string): string => {
  const words = field.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const singular = (field: string): string => field.replace(/s$/, "");

function entries(fields: Fields): Entry[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const piece = pieceOf(field, value);
    return piece ? [{ field, piece }] : [];
  });
}

/** Null if the value is missing or hidden. */
function pieceOf(field: string, value: unknown): Piece | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return { kind: "flag", value };
  if (typeof value === "number") return SEATS.has(field) ? { kind: "seat", seat: value } : { kind: "number", value };
  if (typeof value === "string") return value ? { kind: "word", field, value } : null;
  if (Array.isArray(value)) return listOf(field, value);
  return isFields(value) ? { kind: "group", entries: entries(value) } : null;
}

function listOf(field: string, values: unknown[]): Piece | null {
  const one = singular(field);
  if (values.every(isText)) {
    const texts = values.filter((value): value is string => value !== null);
    if (isGrid(texts) && texts.length === values.length) {
      return { kind: "grid", field: one, rows: texts.map((text) => [...text].map(filled)) };
    }
    return { kind: "cards", field: one, values: texts, hidden: values.length - texts.length };
  }
  if (values.length && values.every((row) => Array.isArray(row) && row.every(isCell))) {
    return { kind: "grid", field: one, rows: (values as unknown[][]).map((row) => row.map(cell)) };
  }
  if (values.every((value) => typeof value === "number")) {
    return { kind: "cards", field: one, values: values.map(String), hidden: 0 };
  }
  const items = values.map((value) => pieceOf(one, value)).filter((piece): piece is Piece => piece !== null);
  return items.length ? { kind: "list", items } : null;
}

/** The lines of a board: at least LEAST_GRID, all of the same length, without spaces (text would have some). */
const isGrid = (texts: string[]): boolean =>
  texts.length >= LEAST_GRID &&
  texts.every((text) => text.length === texts[0]!.length && text.length >= LEAST_GRID && !/[\s\d]/.test(text)) &&
  texts.some((text) => /[^\p{L}]/u.test(text));

const EMPTY = new Set([".", "-", "_", " "]);
const filled = (letter: string): string | null => (EMPTY.has(letter) ? null : letter);

const isText = (value: unknown): value is string | null => value === null || typeof value === "string";
const isCell = (value: unknown): boolean => isText(value) || typeof value === "number";
const cell = (value: unknown): string | null => (value === null ? null : filled(String(value)));
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const HUES = 24;

/** The hue of a card, always the same for a value. The value is also written on it. */
export function hue(value: string): number {
  let sum = 7;
  for (const letter of value) sum = (sum * 33 + letter.charCodeAt(0)) % 9973;
  return ((sum % HUES) * 360) / HUES;
}
