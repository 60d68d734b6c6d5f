// The next game of the same people.

import { post } from "../api/http";
import { keep, type TableKeys } from "../api/keys";
import type { Rematch } from "../api/wire";
import { router } from "../route.svelte";
import type { TableSession } from "./session.svelte";

/** Open it, or go to the one that somebody has opened. */
export async function playAgain(session: TableSession, keys: TableKeys | undefined): Promise<void> {
  const { table } = await post<Rematch>(`/api/tables/${session.table}/rematch`, {}, session.token());
  moveOn(table, keys);
}

/** To a table where the same tokens are good. */
export function moveOn(table: string, keys: TableKeys | undefined): void {
  if (keys) keep({ ...keys, table, invitations: [], opened: Date.now(), over: false, practice: false });
  router.go(`/t/${table}`);
}
