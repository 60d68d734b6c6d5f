// How a view that nobody has drawn a table for is laid out: what lies before each seat, and what lies in the middle.

import type { View } from "../../api/wire";

export type Piece =
  | { kind: "number"; value: number }
  | { kind: "flag"; value: boolean }
  | { kind: "word"; field: string; value: string }
  | { kind: "seat"; seat: number }
  | { kind: "cards"; field: string; values: string[]; hidden: number } // in their order; those face down only counted
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

/** What the frame shows by itself. */
const FRAME = new Set(["seat", "seats", "mover", "over", "end", "legal", "places"]);
const SEATS = new Set(["seat", "loser", "winner"]); // as in text/narrate.ts
const BY_SEAT = new Set(["scores"]); // numbers that are one a seat; a list of structs as long as the table is always so
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

/** A field's name as words, for games that do not say what theirs are called. */
export const spelled = (field: string): string => {
  const words = field.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const singular = (field: string): string => field.replace(/s$/, "");

function entries(fields: Fields): Entry[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const piece = pieceOf(field, value);
    return piece ? [{ field, piece }] : [];
  });
}

/** Nothing for what is not there, or not to be seen. */
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

/** Lines of a board: as many as make one, all equally long, without spaces as words would have. */
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

/** The hue of a card, always the same for a value; its word is on it too. */
export function hue(value: string): number {
  let sum = 7;
  for (const letter of value) sum = (sum * 33 + letter.charCodeAt(0)) % 9973;
  return ((sum % HUES) * 360) / HUES;
}
