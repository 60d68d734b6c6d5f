import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../../src/api/wire";
import type { Objection, GameTable } from "../../src/table/face";
import { browser, type Storage } from "../support/browser";
import { type HandView, moved, news, seat, state, view } from "../support/table";
import { Exchange } from "../support/wire";

const storage: Storage = browser();
storage.setItem("ludotheque.motion", "off");
const { TableSession } = await import("../../src/table/session.svelte");
const { MOMENT } = await import("../../src/table/moment.svelte");

interface Asking extends HandView {
  asked: Objection | null;
}

const SEATS = [seat("Ada"), seat("Bo"), seat("Cleo"), seat("Dot", "bot")];
const page = { hidden: false };
const game = {
  advance: (seen: View) => seen,
  objection: (seen: View) => (seen as Asking).asked,
} as unknown as GameTable;
let exchange: Exchange;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  storage.removeItem("ludotheque.ask-each-time");
  page.hidden = false;
  exchange = new Exchange();
});
afterEach(() => vi.useRealTimers());

/** A view while `mover` is asked about a move of seat `by`. */
function asking(you: number, mover: number, by: number | null, what = "flea 1"): Asking {
  const asked = by === null ? null : { seat: by, what, stand: "ok", object: "call" };
  return { ...view(you, mover), seats: 4, asked };
}

/** Seats of one device at a table of four, where seat `by` has just moved. */
async function sit(seats: number[], mover: number, by: number): Promise<InstanceType<typeof TableSession>> {
  const first = state(seats[0]!, 1, asking(seats[0]!, mover, null), { seats: SEATS });
  const keys = seats.map((number) => ({ seat: number, token: `token-${number}` }));
  const session = new TableSession("t1", game, "game", keys, undefined, first, () => "en", exchange.connect);
  exchange.last.open();
  for (const you of seats) exchange.last.say(state(you, 1, asking(you, by, null), { seats: SEATS }));
  await tell(seats, 2, by, mover, by);
  return session;
}

/** The news of a move to all seats of the device. */
async function tell(seats: number[], ply: number, who: number, mover: number, by: number | null): Promise<void> {
  for (const you of seats) exchange.last.say(news(you, ply, asking(you, mover, by), [moved(ply, who)]));
  await vi.advanceTimersByTimeAsync(0);
}

const sent = (): [unknown, unknown][] => exchange.last.moves().map(({ seat: who, move }) => [who, move]);

describe("one seat", () => {
  test("lets a move stand when the moment is over, not before", async () => {
    const session = await sit([1], 1, 0);
    expect(session.question?.seats.map(({ name }) => name)).toEqual(["Bo"]);
    expect(session.question?.left).toBe(1);
    await vi.advanceTimersByTimeAsync(MOMENT - 100);
    expect(sent()).toEqual([]);
    expect(session.question?.left).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toEqual([[1, "ok"]]);
    expect(session.question).toBeNull();
    session.close();
  });

  test("objects in time", async () => {
    const session = await sit([1], 1, 0);
    await vi.advanceTimersByTimeAsync(1000);
    session.question?.object();
    expect(sent()).toEqual([[1, "call"]]);
    await vi.advanceTimersByTimeAsync(2 * MOMENT);
    expect(sent()).toHaveLength(1);
    session.close();
  });

  test("may answer before it is asked: all moments pass at the same time", async () => {
    const session = await sit([2], 1, 0);
    expect(session.question).not.toBeNull();
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(sent()).toEqual([]); // Bo has not answered yet
    expect(session.question?.left).toBe(0); // there is still time to object
    await tell([2], 3, 1, 2, 0);
    expect(sent()).toEqual([[2, "ok"]]);
    session.close();
  });

  test("an objection waits until the seat is asked, and is void if another one came first", async () => {
    const session = await sit([2], 1, 0);
    session.question?.object();
    expect([sent(), session.question]).toEqual([[], null]);
    await tell([2], 3, 1, 1, null); // Bo objected
    await vi.advanceTimersByTimeAsync(2 * MOMENT);
    expect(sent()).toEqual([]);
    session.close();
  });

  test("the next move has its own moment", async () => {
    const session = await sit([1], 1, 0);
    session.question?.stand();
    expect(sent()).toEqual([[1, "ok"]]);
    await tell([1], 3, 1, 0, null);
    exchange.last.say(news(1, 4, asking(1, 1, 0, "flea 2"), [moved(4, 0)]));
    await vi.advanceTimersByTimeAsync(MOMENT - 100);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toHaveLength(2);
    session.close();
  });

  test("loses nothing while nobody looks at the page", async () => {
    const session = await sit([1], 1, 0);
    await vi.advanceTimersByTimeAsync(MOMENT / 2);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(10 * MOMENT);
    expect(sent()).toEqual([]);
    page.hidden = false;
    await vi.advanceTimersByTimeAsync(MOMENT - 100);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toEqual([[1, "ok"]]);
    session.close();
  });

  test("is asked each time if it wants to be, at this table and the next", async () => {
    const session = await sit([1], 1, 0);
    session.question?.ask(true);
    expect(session.question?.left).toBeNull();
    await vi.advanceTimersByTimeAsync(10 * MOMENT);
    expect(sent()).toEqual([]);
    session.close();
    const next = await sit([1], 1, 0);
    expect(next.question?.asks).toBe(true);
    next.question?.ask(false);
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(sent()).toEqual([[1, "ok"]]);
    next.close();
  });

  test("an answer that came too late is no refusal, and is given again", async () => {
    const session = await sit([1], 1, 0);
    await vi.advanceTimersByTimeAsync(MOMENT);
    exchange.last.say({ type: "refused", code: "stale", message: "late", you: 1, rule: null, state: null });
    expect(session.refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(sent()).toEqual([
      [1, "ok"],
      [1, "ok"],
    ]);
    session.close();
  });

  test("nobody is asked about a move of their own", async () => {
    const session = await sit([0], 1, 0);
    expect(session.question).toBeNull();
    await vi.advanceTimersByTimeAsync(2 * MOMENT);
    expect(sent()).toEqual([]);
    session.close();
  });
});

describe("sharing the device", () => {
  test("there is one moment for all, and then they answer one after the other", async () => {
    const session = await sit([0, 1, 2], 1, 0);
    expect([session.you, session.curtain]).toEqual([0, null]);
    expect(session.question?.seats.map(({ name }) => name)).toEqual(["Bo", "Cleo"]);
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(sent()).toEqual([[1, "ok"]]);
    await tell([0, 1, 2], 3, 1, 2, 0);
    expect(sent()).toEqual([
      [1, "ok"],
      [2, "ok"],
    ]);
    await tell([0, 1, 2], 4, 2, 1, null);
    expect(session.you).toBe(1);
    session.close();
  });

  test("whoever objects says so, and there is time for that", async () => {
    const session = await sit([0, 1, 2], 1, 0);
    session.question?.object();
    expect(session.question?.choosing).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * MOMENT);
    expect(sent()).toEqual([]);
    session.question?.object(2);
    expect(sent()).toEqual([[1, "ok"]]);
    await tell([0, 1, 2], 3, 1, 2, 0);
    expect(sent()).toEqual([
      [1, "ok"],
      [2, "call"],
    ]);
    session.close();
  });
});
