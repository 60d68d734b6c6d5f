// The tokens this device holds for each table. A token is all it takes to play a seat, so they stay in this browser.

import { address } from "./address";

export interface SeatKey {
  seat: number;
  token: string;
}

export interface TableKeys {
  table: string;
  game: string;
  seats: SeatKey[];
  invitations: SeatKey[]; // for open seats, sent to friends
  owner?: string;
  watch?: string;
  opened: number;
  over?: boolean;
  practice?: boolean; // a practice game does not count
}

const KEPT = "ludotheque.tables";
const MOST = 100;

export function allKeys(): TableKeys[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as TableKeys[];
  } catch {
    return [];
  }
}

export function keysOf(table: string): TableKeys | undefined {
  return allKeys().find((keys) => keys.table === table);
}

/** The newest come first; the oldest are dropped when there are too many. */
export function keep(keys: TableKeys): void {
  const others = allKeys().filter((each) => each.table !== keys.table);
  localStorage.setItem(KEPT, JSON.stringify([keys, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(allKeys().filter((each) => each.table !== table)));
}

export const linkTo = (table: string, token: string): string => `${address()}/t/${table}#${token}`;
