import { beforeEach, expect, test } from "vitest";
import { allKeys, forget, keep, keysOf, linkTo, type TableKeys } from "../../src/api/keys";
import { browser, type Storage } from "../support/browser";

let storage: Storage;
beforeEach(() => {
  storage = browser();
});

const keys = (table: string, more: Partial<TableKeys> = {}): TableKeys => ({
  table,
  game: "winston",
  seats: [{ seat: 0, token: `token-${table}` }],
  invitations: [],
  opened: 1,
  ...more,
});

test("keys are kept, the newest first, one entry per table", () => {
  keep(keys("a"));
  keep(keys("b"));
  keep(keys("a", { over: true }));
  expect(allKeys().map(({ table }) => table)).toEqual(["a", "b"]);
  expect(keysOf("a")?.over).toBe(true);
});

test("a table can be forgotten", () => {
  keep(keys("a"));
  keep(keys("b"));
  forget("a");
  expect(keysOf("a")).toBeUndefined();
  expect(keysOf("b")).toBeDefined();
});

test("the oldest of more than a hundred tables are forgotten", () => {
  for (let number = 0; number < 105; number++) keep(keys(`t${number}`));
  expect(allKeys()).toHaveLength(100);
  expect(keysOf("t4")).toBeUndefined();
  expect(keysOf("t5")).toBeDefined();
});

test("foreign content in the storage does no harm", () => {
  storage.setItem("ludotheque.tables", "{not json");
  expect(allKeys()).toEqual([]);
});

test("a token is behind #, so that it is not sent to a server", () => {
  expect(linkTo("abc", "secret")).toBe("http://house/t/abc#secret");
});
