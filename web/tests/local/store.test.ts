// Which tables may come in from a file.

import { expect, it } from "vitest";
import { isStoredTable } from "../../src/local/store";

const entry = (ply: number): object => ({ table: "local-1a", ply, change: {}, at: 0 });
const table = { table: "local-1a", opening: { id: "local-1a" }, entries: [entry(1), entry(2)] };

it("takes whole tables of a device, and nothing else", () => {
  expect(isStoredTable(table)).toBe(true);
  for (const wrong of [
    null,
    {},
    { ...table, table: "1a" },
    { ...table, opening: { id: "local-2" } },
    { ...table, entries: [entry(2)] },
    { ...table, entries: [null] },
  ])
    expect(isStoredTable(wrong)).toBe(false);
});
