// The texts this device has sealed at each table, so that it can reveal them after a reload; and the commitment and seals
// it saw before revealing, to check the proof against.

import { LONGEST_SEALED } from "./constants";

export interface Seen {
  commitment: string; // of the server's secret
  seals: (string | null)[]; // of all seats
}

export interface Sealed {
  table: string;
  texts: Record<number, string[]>; // by seat; the newest comes last; one of them is sealed
  seen?: Seen;
}

const KEPT = "ludotheque.sealed";
const MOST = 100;
const RANDOM = 18; // bytes, which are 24 characters

export const LONGEST_LINE = LONGEST_SEALED - (RANDOM / 3) * 4 - 1;

function all(): Sealed[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Sealed[];
  } catch {
    return [];
  }
}

export function sealedAt(table: string): Sealed {
  return all().find((each) => each.table === table) ?? { table, texts: {} };
}

function keep(sealed: Sealed): void {
  const others = all().filter((each) => each.table !== sealed.table);
  localStorage.setItem(KEPT, JSON.stringify([sealed, ...others].slice(0, MOST)));
}

export function keepText(table: string, seat: number, text: string): void {
  const { texts, ...rest } = sealedAt(table);
  keep({ ...rest, texts: { ...texts, [seat]: [...(texts[seat] ?? []), text] } });
}

export function keepSeen(table: string, seen: Seen): void {
  keep({ ...sealedAt(table), seen });
}

/** A text that cannot be guessed: 144 random bits, then the typed line, cut to fit. */
export function freshText(line = ""): string {
  const random = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(RANDOM))));
  const plain = line
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
  return [...`${random} ${plain}`.trim()].slice(0, LONGEST_SEALED).join("");
}
