// Everything this device keeps, to take it to another one: as a file, or as links whose codes a camera reads.
//
// What is brought in is added. What the device has already stays: its name, what was chosen here, its seats.

import { linkToPage } from "../api/address";
import { isLocal } from "../api/local";
import { allKeys, isTableKeys, merge, type TableKeys } from "../api/keys";
import { PREFIX } from "../device/choice.svelte";
import { callMe, myName } from "../device/me";
import { addPlayed, allPlayed, isPlayed, type Played } from "../device/played";
import { addTables, all, isStoredTable, removeAll, type StoredTable } from "../local/store";
import { isLanguage } from "../text/texts.svelte";
import { SETTINGS } from "./settings";

const LANGUAGE = `${PREFIX}language`;
const VERSION = 1;
const LONGEST_CODE = 620; // characters of a link; a code with more is too fine for many cameras

export interface Backup {
  ludotheque: typeof VERSION;
  name: string;
  settings: Record<string, string>; // by the name of the choice
  language: string | null;
  tables: TableKeys[];
  played: Played[];
  local?: StoredTable[]; // the tables that are on the device itself
}

/** The file or link is not one of ours, or is damaged. */
export class Unreadable extends Error {}

export function everything(): Backup {
  const settings = SETTINGS.flatMap(({ name, chosen }) => (chosen === null ? [] : [[name, chosen] as const]));
  return {
    ludotheque: VERSION,
    name: myName(),
    settings: Object.fromEntries(settings),
    language: localStorage.getItem(LANGUAGE),
    tables: allKeys(),
    played: allPlayed(),
  };
}

/** With the tables that are on this device. */
export async function everythingAndTables(): Promise<Backup> {
  return { ...everything(), local: await all() };
}

/** Read a file. One broken entry makes all of it unreadable: better no tables than half of them unnoticed. */
export function read(text: string): Backup {
  const found = parsed(text);
  if (typeof found !== "object" || found === null) throw new Unreadable();
  const { ludotheque, name, settings, language, tables, played, local } = found as Partial<Backup>;
  const whole =
    ludotheque === VERSION &&
    typeof name === "string" &&
    typeof settings === "object" &&
    settings !== null &&
    (language === null || typeof language === "string") &&
    Array.isArray(tables) &&
    tables.every(isTableKeys) &&
    Array.isArray(played) &&
    played.every(isPlayed) &&
    (local === undefined || (Array.isArray(local) && local.every(isStoredTable)));
  if (!whole) throw new Unreadable();
  return { ludotheque, name, settings, language, tables, played, ...(local ? { local } : {}) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable();
  }
}

export function bringIn(backup: Backup): void {
  merge(backup.tables);
  addPlayed(backup.played);
  if (!myName()) callMe(backup.name);
  for (const choice of SETTINGS) {
    const value = backup.settings[choice.name];
    if (choice.chosen === null && choice.allows(value)) choice.choose(value);
  }
  const { language } = backup;
  if (language && isLanguage(language) && localStorage.getItem(LANGUAGE) === null)
    localStorage.setItem(LANGUAGE, language);
}

/** The tables that were on the other device. Throws if there is no room for them. */
export async function bringTables({ local }: Backup): Promise<void> {
  if (local?.length) await addTables(local);
}

/** Remove the tables on this device. */
export const deleteTables = removeAll;

/** Remove everything else, with the keys of all tables. */
export function deleteEverything(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

// --- codes ---

type Short = [table: string, game: string, opened: number, seats: [number, string][], owner: string | null];

const shorten = ({ table, game, opened, seats, owner }: TableKeys): Short => [
  table,
  game,
  opened,
  seats.map(({ seat, token }) => [seat, token]),
  owner ?? null,
];

function lengthen([table, game, opened, seats, owner]: Short): TableKeys {
  const keys: TableKeys = {
    table,
    game,
    opened,
    seats: seats.map(([seat, token]) => ({ seat, token })),
    invitations: [],
  };
  return owner === null ? keys : { ...keys, owner };
}

/** Links that bring the name, the settings and the unfinished tables. Each can be read without the others. */
export function links(): string[] {
  const { name, settings, language, tables } = everything();
  const open = tables
    .filter((keys) => !keys.over && !isLocal(keys.table) && (keys.seats.length || keys.owner)) // a code has no room for those
    .map(shorten);
  const parts: Short[][] = [[]];
  const link = (part: Short[], first: boolean): string =>
    linkToPage(`/corner#${encoded(first ? [VERSION, part, name, settings, language] : [VERSION, part])}`);
  for (const table of open) {
    const last = parts[parts.length - 1]!;
    if (last.length && link([...last, table], parts.length === 1).length > LONGEST_CODE) parts.push([table]);
    else last.push(table);
  }
  return parts.map((part, index) => link(part, index === 0));
}

/** Read what is behind the # of such a link. */
export function readLink(code: string): Backup {
  const found = parsed(decoded(code));
  if (!Array.isArray(found)) throw new Unreadable();
  const [ludotheque, tables, name = "", settings = {}, language = null] = found as unknown[];
  if (!Array.isArray(tables)) throw new Unreadable();
  let long: TableKeys[];
  try {
    long = (tables as Short[]).map(lengthen);
  } catch {
    throw new Unreadable();
  }
  return read(JSON.stringify({ ludotheque, name, settings, language, tables: long, played: [] }));
}

function encoded(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decoded(code: string): string {
  try {
    const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch {
    throw new Unreadable();
  }
}
