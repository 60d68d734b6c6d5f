// The tables of this device, in the browser's database: for each its opening, its entries by ply, and its latest state for
// the list of games. What is stored survives a crash; an entry is stored once and never changed.

import type { State } from "../api/wire";
import type { Entry, Opening } from "./batch";

const NAME = "ludotheque";
const TABLES = "tables";
const ENTRIES = "entries";

export interface StoredTable {
  table: string;
  opening: Opening;
  entries: Entry[];
  state?: State;
}

type Row = Omit<StoredTable, "entries">;

/** Another page has stored something else at the same ply. */
export class Quicker extends Error {}

export interface Store {
  load(table: string): Promise<StoredTable | null>;
  /** All of it or nothing. Throws Quicker, or the browser's error if there is no room. */
  append(openings: Opening[], entries: Entry[], states: State[]): Promise<void>;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "table" });
      request.result.createObjectStore(ENTRIES, { keyPath: ["table", "ply"] });
    };
    request.onsuccess = () => {
      const found = request.result;
      found.onversionchange = () => found.close(); // everything is being deleted
      found.onclose = () => (opened = null);
      resolve(found);
    };
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
    request.onblocked = () => reject(new Error("indexedDB is blocked"));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("indexedDB"));
  });

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

async function writing(write: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  const found = await database();
  const transaction = found.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
  write(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
  try {
    await done(transaction);
  } catch (error) {
    throw error instanceof DOMException && error.name === "ConstraintError" ? new Quicker() : error;
  }
}

export async function load(table: string): Promise<StoredTable | null> {
  const transaction = (await database()).transaction([TABLES, ENTRIES]);
  const [row, entries] = await Promise.all([
    result(transaction.objectStore(TABLES).get(table) as IDBRequest<Row | undefined>),
    result(transaction.objectStore(ENTRIES).getAll(ofTable(table)) as IDBRequest<Entry[]>),
  ]);
  return row ? { ...row, entries } : null;
}

/** The state for the list of games, if the table is stored and has one. */
export async function stateOf(table: string): Promise<State | null> {
  const tables = (await database()).transaction(TABLES).objectStore(TABLES);
  return (await result(tables.get(table) as IDBRequest<Row | undefined>))?.state ?? null;
}

export async function append(openings: Opening[], entries: Entry[], states: State[]): Promise<void> {
  const known = new Map(states.map((state) => [state.table, state]));
  const opening = new Map(openings.map((each) => [each.id, each]));
  await writing((tables, all) => {
    for (const [table, first] of opening) tables.add({ table, opening: first, state: known.get(table) } as Row);
    for (const entry of entries) all.add(entry);
    for (const [table, state] of known) if (!opening.has(table)) renew(tables, table, state);
  });
}

function renew(tables: IDBObjectStore, table: string, state: State): void {
  const request = tables.get(table) as IDBRequest<Row | undefined>;
  request.onsuccess = () => request.result && tables.put({ ...request.result, state });
}

export async function all(): Promise<StoredTable[]> {
  const tables = (await database()).transaction(TABLES).objectStore(TABLES);
  const names = (await result(tables.getAllKeys())) as string[];
  const found = await Promise.all(names.map(load));
  return found.flatMap((each) => (each ? [each] : []));
}

/** Add tables from another device. One that is here already stays as it is. */
export async function addTables(brought: StoredTable[]): Promise<void> {
  for (const { table, opening, entries, state } of brought) {
    if (await load(table)) continue;
    await writing((tables, kept) => {
      tables.add({ table, opening, ...(state ? { state } : {}) } satisfies Row);
      for (const entry of entries) kept.add(entry);
    });
  }
}

export async function remove(table: string): Promise<void> {
  await writing((tables, entries) => {
    tables.delete(table);
    entries.delete(ofTable(table));
  });
}

/** Whether this is what `all` gives: a file may hold anything. The host checks the game when the table is opened. */
export function isStoredTable(value: unknown): value is StoredTable {
  if (typeof value !== "object" || value === null) return false;
  const { table, opening, entries } = value as Partial<StoredTable>;
  return (
    typeof table === "string" &&
    /^local-[0-9a-z]{1,26}$/.test(table) &&
    typeof opening === "object" &&
    opening !== null &&
    opening.id === table &&
    Array.isArray(entries) &&
    entries.every((entry, index) => (entry as Entry | null)?.table === table && entry.ply === index + 1)
  );
}

export const store: Store = { load, append };

export function removeAll(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    opened = null;
  });
}
