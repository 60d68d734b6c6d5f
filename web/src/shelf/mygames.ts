// The tables this device has a key for, in their present state.

import { get, Refusal } from "../api/http";
import { isLocal } from "../api/local";
import { allKeys, keep, type TableKeys } from "../api/keys";
import type { State } from "../api/wire";

const NOTHING_NEW = 1_000_000; // a ply that no table reaches: the server sends no events

export interface MyGame {
  keys: TableKeys;
  state: State | null; // null: the table no longer exists
}

export type Standing = "yours" | "waiting" | "open" | "over" | "watching" | "gone";

export function standing({ keys, state }: MyGame): Standing {
  if (!state) return "gone";
  if (state.stage !== "playing") return state.stage;
  if (keys.seats.length === 0) return "watching";
  const mover = state.view?.mover ?? null;
  return keys.seats.some(({ seat }) => seat === mover && !state.seats[seat]?.stand_in) ? "yours" : "waiting";
}

const ORDER: readonly Standing[] = ["yours", "open", "waiting", "watching", "over", "gone"];

/** Tables that wait for this device come first; among equals, the newest. */
export function sorted(games: MyGame[]): MyGame[] {
  return [...games].sort(
    (a, b) => ORDER.indexOf(standing(a)) - ORDER.indexOf(standing(b)) || b.keys.opened - a.keys.opened,
  );
}

export async function look(keys: TableKeys): Promise<MyGame> {
  const token = keys.seats[0]?.token ?? keys.owner ?? keys.watch;
  try {
    const kept = isLocal(keys.table) ? await onDevice(keys.table) : null;
    const state = kept ?? (await get<State>(`/api/tables/${keys.table}?since=${NOTHING_NEW}`, token));
    if (state.stage === "over" && !keys.over) keep({ ...keys, over: true, practice: state.practice });
    return { keys, state };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.status !== 429) return { keys, state: null };
    throw error;
  }
}

/** A table on this device, as it was last: looking at it does not start the host. */
async function onDevice(table: string): Promise<State | null> {
  const { stateOf } = await import("../local/store");
  return stateOf(table);
}

const SHOWN = 8;

/** The unfinished games of this device, as far as they can be looked at. */
export async function mine(): Promise<MyGame[]> {
  const found = await Promise.allSettled(unfinished().slice(0, SHOWN).map(look));
  return sorted(found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
}

const unfinished = (): TableKeys[] => allKeys().filter((keys) => !keys.over);
export const finished = (): TableKeys[] => allKeys().filter((keys) => keys.over);
