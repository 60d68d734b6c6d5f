// What a link gives access to. The keys this device already holds come first: opening your own invitation or the
// spectators' link does not lose your seat.

import { get, Refusal } from "../api/http";
import { isLocal } from "../api/local";
import { keep, keysOf, type TableKeys } from "../api/keys";
import type { Listed, State } from "../api/wire";

/** What is known of a table before taking a seat. */
export type Invited = Pick<
  Listed,
  "game" | "seats" | "options" | "numbers" | "away" | "stand_in" | "hints" | "sealed" | "fork"
> & { invitation?: number | null; living_room?: boolean }; // the seat; at a public table it is the first free one

export type Entrance =
  | { kind: "inside"; state: State; keys: TableKeys; token: string }
  | { kind: "invited"; state: Invited; token: string | null }
  | { kind: "taken"; state: State; token: string } // the invitation has been used; its link allows watching
  | { kind: "elsewhere" } // the table is on another device
  | { kind: "no-key" };

const stateOf = (table: string, token: string): Promise<State> => get<State>(`/api/tables/${table}`, token);

const notGood = (error: unknown): boolean => error instanceof Refusal && (error.status === 401 || error.status === 403);

export async function enter(table: string, token: string | null, watch: string | null): Promise<Entrance> {
  const keys = keysOf(table);
  const own = keys?.seats[0]?.token;
  if (isLocal(table) && !keys) return { kind: "elsewhere" };
  if (token) {
    const shown = await shownBy(table, token, own ? null : watch);
    if (shown?.state.invitation != null && !own) return { kind: "invited", state: shown.state, token };
    if (shown && !keys && shown.token !== token) return { kind: "taken", ...shown };
    if (shown && (shown.state.you !== null || !own)) return inside(shown.state, shown.token, keys);
    if (!shown && !keys) return { kind: "no-key" };
  }
  const held = own ?? keys?.owner ?? keys?.watch;
  if (held) return inside(await stateOf(table, held), held, keys);
  const listed = (await get<Listed[]>("/api/tables")).find((each) => each.table === table);
  return listed ? { kind: "invited", state: listed, token: null } : { kind: "no-key" };
}

/** The state that a link gives access to: the table, or, if its seat is taken, the spectators' view of it. */
async function shownBy(
  table: string,
  token: string,
  watch: string | null,
): Promise<{ state: State; token: string } | null> {
  for (const each of watch ? [token, watch] : [token]) {
    try {
      return { state: await stateOf(table, each), token: each };
    } catch (error) {
      if (!notGood(error)) throw error;
    }
  }
  return null;
}

function inside(state: State, token: string, keys: TableKeys | undefined): Entrance {
  const { you, table, game } = state;
  const kept: TableKeys = { ...(keys ?? { table, game, seats: [], invitations: [], opened: Date.now() }) };
  if (you !== null && !kept.seats.some((key) => key.token === token))
    kept.seats = [...kept.seats.filter((key) => key.seat !== you), { seat: you, token }];
  else if (you === null && state.owner) kept.owner = token;
  else if (you === null) kept.watch ??= token;
  kept.over = state.stage === "over";
  kept.practice = state.practice;
  keep(kept);
  return { kind: "inside", state, keys: kept, token };
}
