// Opening a table: its keys are kept, and then one goes there.

import { post, Refusal } from "../../api/http";
import { keep } from "../../api/keys";
import type { NewTable, Opened } from "../../api/wire";
import { router } from "../../route.svelte";

const AGAIN = 2000; // milliseconds
const PATIENCE = 60; // times; a game is prepared within a minute or two, and only once

/** A game that is still being prepared is asked for again until it is ready. */
async function patiently(asked: NewTable): Promise<Opened> {
  for (let time = 1; ; time++) {
    try {
      return await post<Opened>("/api/tables", asked);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503 || time === PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

export async function openTable(asked: NewTable): Promise<void> {
  const opened = await patiently(asked);
  const { table, seats, invitations, owner, watch } = opened;
  keep({ table, game: asked.game, seats, invitations, owner, watch, opened: Date.now() });
  router.go(`/t/${table}`);
}
