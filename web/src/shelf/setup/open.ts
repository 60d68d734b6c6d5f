// Opening a table: its keys are kept, and then one goes there.

import { post } from "../../api/http";
import { keep } from "../../api/keys";
import type { NewTable, Opened } from "../../api/wire";
import { router } from "../../route.svelte";

export async function openTable(asked: NewTable): Promise<void> {
  const opened = await post<Opened>("/api/tables", asked);
  const { table, seats, invitations, owner, watch } = opened;
  keep({ table, game: asked.game, seats, invitations, owner, watch, opened: Date.now() });
  router.go(`/t/${table}`);
}
