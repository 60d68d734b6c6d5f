// The finished games of this device, kept here when they end: small entries, and not more than `MOST`.

import { ADAPTIVE_START } from "../api/constants";
import type { Result } from "../api/wire";
import { adaptive } from "../text/bots";
import { PREFIX } from "./choice.svelte";

export interface Player {
  name: string;
  level: string | null; // of a bot
  place: number;
}

export interface Played {
  table: string;
  game: string;
  at: number; // milliseconds since 1970
  players: Player[];
  you: number | null; // the seat of this device's player; null where that is not clear, as with several at one device
  best: number | null; // a figure that the game keeps, such as the longest dog
  next?: string; // where an adaptive bot played: its level in the next game
  options?: Options; // of the game, there
}

type Options = Record<string, string | boolean | number>;

const KEPT = `${PREFIX}played`;
export const MOST = 300;

const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least;

function isPlayer(value: unknown): value is Player {
  if (typeof value !== "object" || value === null) return false;
  const { name, level, place } = value as Partial<Player>;
  return (
    typeof name === "string" &&
    name.length <= 80 &&
    (level === null || (typeof level === "string" && level.length <= 20)) &&
    isWhole(place, 1)
  );
}

/** Whether this is an entry: the storage, and files from other devices, may hold anything. */
export function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, at, players, you, best, next, options } = value as Partial<Played>;
  return (
    typeof table === "string" &&
    /^[0-9a-z]{1,32}$/.test(table) &&
    typeof game === "string" &&
    /^[a-z0-9_-]{1,40}$/.test(game) &&
    typeof at === "number" &&
    Number.isFinite(at) &&
    Array.isArray(players) &&
    players.length >= 1 &&
    players.length <= 8 &&
    players.every(isPlayer) &&
    (you === null || (isWhole(you, 0) && you < players.length)) &&
    (best === null || isWhole(best, 0)) &&
    (next === undefined || (typeof next === "string" && adaptive(next) !== null)) &&
    (options === undefined || (typeof options === "object" && options !== null && !Array.isArray(options)))
  );
}

export function allPlayed(): Played[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** Add games; of two entries for one table the older one stays. The newest come first. */
export function addPlayed(games: readonly Played[]): void {
  const found = new Map([...games, ...allPlayed()].map((each) => [each.table, each]));
  const all = [...found.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** The seat of this device's player: the only one held here, else the one with the player's name. */
export function ownSeat(held: readonly number[], names: readonly string[], me: string): number | null {
  if (held.length === 1) return held[0]!;
  const named = held.filter((seat) => me !== "" && names[seat] === me);
  return named.length === 1 ? named[0]! : null;
}

export function entryOf(
  game: { table: string; name: string; result: Result; options: Options },
  seats: readonly { name: string; kind: string; level: string | null }[],
  you: number | null,
  best: number | null,
  at: number,
): Played {
  const players = seats.map(({ name, kind, level }, seat) => ({
    name,
    level: kind === "bot" ? level : null,
    place: game.result.places[seat] ?? seats.length,
  }));
  const entry = { table: game.table, game: game.name, at, players, you, best };
  const next = game.result.next_levels?.find((level) => level !== null && adaptive(level));
  return next && you !== null ? { ...entry, next, options: game.options } : entry;
}

/** The strength of adaptive bots in the next game: after the last one by the same rules with as many players, else
 * after the last one of the game. */
export function nextStrength(game: string, players: number, options: Options): number {
  const all = allPlayed().filter((each) => each.game === game && each.next !== undefined);
  const same = all.find((each) => each.players.length === players && sameOptions(each.options ?? {}, options));
  return adaptive((same ?? all[0])?.next ?? "")?.strength ?? ADAPTIVE_START;
}

const sameOptions = (one: Options, other: Options): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);
