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

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 64;
const isSeatKey = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Number.isInteger((value as SeatKey).seat) &&
  isText((value as SeatKey).token);
const areSeatKeys = (value: unknown): boolean => Array.isArray(value) && value.length <= 8 && value.every(isSeatKey);

/** Whether this is what `keep` writes: the storage, and files from other devices, may hold anything. */
export function isTableKeys(value: unknown): value is TableKeys {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, seats, invitations, owner, watch, opened } = value as Partial<TableKeys>;
  return (
    isText(table) &&
    /^(local-)?[0-9a-z]{1,26}$|^[0-9a-z]{1,32}$/.test(table) &&
    isText(game) &&
    areSeatKeys(seats) &&
    areSeatKeys(invitations) &&
    (owner === undefined || isText(owner)) &&
    (watch === undefined || isText(watch)) &&
    typeof opened === "number"
  );
}

export function allKeys(): TableKeys[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTableKeys) : [];
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

/** Add the keys of another device. Where both know a table, they have the seats of both. */
export function merge(others: readonly TableKeys[]): void {
  const found = new Map(allKeys().map((keys) => [keys.table, keys]));
  for (const keys of others) {
    const own = found.get(keys.table);
    found.set(keys.table, own ? together(own, keys) : keys);
  }
  const all = [...found.values()].sort((a, b) => b.opened - a.opened);
  localStorage.setItem(KEPT, JSON.stringify(all.slice(0, MOST)));
}

function together(own: TableKeys, other: TableKeys): TableKeys {
  const seats = [...own.seats, ...other.seats.filter(({ seat }) => !own.seats.some((each) => each.seat === seat))];
  const invitations = own.invitations.length ? own.invitations : other.invitations;
  return { ...other, ...own, seats: seats.sort((a, b) => a.seat - b.seat), invitations };
}

export function forget(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(allKeys().filter((each) => each.table !== table)));
}

export const linkTo = (table: string, token: string): string => `${address()}/t/${table}#${token}`;
