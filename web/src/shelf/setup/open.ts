// Opens a table: keeps its keys, and goes there.

import { post, Refusal } from "../../api/http";
import { keep } from "../../api/keys";
import { ON_DEVICE } from "../../api/local";
import type { NewTable, Opened } from "../../api/wire";
import { router } from "../../route.svelte";

const AGAIN = 2000; // milliseconds
const PATIENCE = 60; // attempts; preparing a game takes a minute or two, and happens once

/** While the game is still being prepared, the request is repeated. */
async function patiently(asked: NewTable, path: string): Promise<Opened> {
  for (let time = 1; ; time++) {
    try {
      return await post<Opened>(path, asked);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503 || time === PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

export async function openTable(asked: NewTable, onDevice = false): Promise<void> {
  const opened = await patiently(asked, onDevice ? ON_DEVICE : "/api/tables");
  const { table, seats, invitations, owner, watch } = opened;
  keep({ table, game: asked.game, seats, invitations, owner, watch, opened: Date.now() });
  router.go(`/t/${table}`);
}
