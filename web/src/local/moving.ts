// A game goes on elsewhere, from the same position: at a table on a server, or on this device.

import { get, post } from "../api/http";
import { forget, keep } from "../api/keys";
import { ON_DEVICE } from "../api/local";
import type { NewTable, Opened, SeatPlan } from "../api/wire";
import { router } from "../route.svelte";
import type { TableSession } from "../table/session.svelte";

interface GameRecord {
  moves: unknown[];
}

/** To a server; friends take the seats of these bots by links. */
export async function toServer(session: TableSession, friends: readonly number[]): Promise<void> {
  await move(session, "/api/tables", friends);
}

/** To this device. */
export async function toDevice(session: TableSession): Promise<void> {
  await move(session, ON_DEVICE, []);
}

async function move(session: TableSession, where: string, friends: readonly number[]): Promise<void> {
  const record = await get<GameRecord>(`/api/tables/${session.table}/game`, session.token());
  const asked: NewTable = {
    game: session.name,
    options: session.options,
    seats: session.seats.map((seat, index): SeatPlan => {
      if (friends.includes(index)) return { kind: "open" };
      return seat.kind === "bot"
        ? { kind: "bot", level: seat.level, name: seat.name }
        : { kind: "human", name: seat.name };
    }),
    pace: 0,
    sealed: friends.length > 0,
    fork: { record: record as unknown as Record<string, unknown>, moves: record.moves.length },
  };
  const { table, seats, invitations, owner, watch } = await post<Opened>(where, asked);
  keep({ table, game: session.name, seats, invitations, owner, watch, opened: Date.now() });
  forget(session.table); // it goes on there
  router.go(`/t/${table}`);
}
