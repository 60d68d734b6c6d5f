import { beforeEach, describe, expect, test, vi } from "vitest";
import type { State } from "../../src/api/wire";
import { browser } from "../support/browser";
import { seat, state, view } from "../support/table";

browser();
const { enter } = await import("../../src/table/enter");
const { keep, keysOf } = await import("../../src/api/keys");

const open = [seat("Ada"), { ...seat(""), kind: "open" as const, name: null }];
let tokens: Record<string, State>;
let listed: unknown[];

beforeEach(() => {
  browser();
  tokens = {
    ada: state(0, 1, null, { seats: open }),
    invitation: state(null, 1, null, { seats: open, invitation: 1 }),
    watch: state(null, 1, null, { seats: open }),
    owner: state(null, 1, null, { seats: open, owner: true }),
  };
  listed = [];
  vi.stubGlobal("fetch", (path: string, init: { headers: Record<string, string> }) => {
    if (path === "/api/tables") return Promise.resolve({ ok: true, json: () => Promise.resolve(listed) });
    const found = tokens[init.headers.Authorization?.slice(7) ?? ""];
    const problem = { code: "forbidden", message: "no" };
    return Promise.resolve({
      ok: Boolean(found),
      status: found ? 200 : 403,
      json: () => Promise.resolve(found ?? problem),
    });
  });
});

const creator = (): void =>
  keep({
    table: "t1",
    game: "game",
    seats: [{ seat: 0, token: "ada" }],
    invitations: [{ seat: 1, token: "invitation" }],
    owner: "owner",
    watch: "watch",
    opened: 1,
  });

describe("entering", () => {
  test("an invitation leads to the seat it is for", async () => {
    const entrance = await enter("t1", "invitation", "watch");
    expect(entrance).toMatchObject({ kind: "invited", token: "invitation", state: { game: "game" } });
    expect(keysOf("t1")).toBeUndefined();
  });

  test.each(["invitation", "watch", "owner"])(
    "the creator keeps the seat when opening the link “%s”",
    async (token) => {
      creator();
      expect(await enter("t1", token, "watch")).toMatchObject({ kind: "inside", token: "ada", state: { you: 0 } });
      expect(keysOf("t1")?.seats).toEqual([{ seat: 0, token: "ada" }]);
    },
  );

  test("a friend who has joined can return with the old invitation", async () => {
    tokens = { bo: state(1, 3, view(1, 0)), watch: state(null, 3, view(null, 0)) };
    keep({ table: "t1", game: "game", seats: [{ seat: 1, token: "bo" }], invitations: [], opened: 1 });
    expect(await enter("t1", "invitation", "watch")).toMatchObject({ kind: "inside", token: "bo", state: { you: 1 } });
  });

  test("a friend who comes too late hears that the seat is taken, and can watch", async () => {
    tokens = { watch: state(null, 3, view(null, 0)) };
    expect(await enter("t1", "invitation", "watch")).toMatchObject({ kind: "taken", token: "watch" });
    expect(keysOf("t1")).toBeUndefined();
    expect(await enter("t1", "watch", null)).toMatchObject({ kind: "inside", token: "watch", state: { you: null } });
    expect(keysOf("t1")?.watch).toBe("watch");
  });

  test("the link to a seat is a key for another device", async () => {
    expect(await enter("t1", "ada", null)).toMatchObject({ kind: "inside", token: "ada" });
    expect(keysOf("t1")?.seats).toEqual([{ seat: 0, token: "ada" }]);
  });

  test("a useless link is reported", async () => {
    expect(await enter("t1", "wrong", null)).toEqual({ kind: "no-key" });
    expect(await enter("t1", null, null)).toEqual({ kind: "no-key" });
  });

  test("a public table needs no key", async () => {
    listed = [{ table: "t1", game: "game", options: {}, seats: open, created: 1 }];
    expect(await enter("t1", null, null)).toMatchObject({ kind: "invited", token: null, state: { game: "game" } });
  });
});
