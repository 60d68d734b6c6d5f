// @vitest-environment jsdom

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Banner from "../../src/table/Banner.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import { useEnglish } from "../support/english";

beforeEach(async () => {
  await useEnglish();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function said(table: string, sent: boolean): Promise<string | null> {
  const session = { table, online: false, sent, seats: [], notice: null } as unknown as TableSession;
  render(Banner, { session });
  await tick();
  vi.advanceTimersByTime(2000);
  await tick();
  return screen.getByRole("status").textContent;
}

test("a table at a server says that the connection is lost", async () => {
  expect(await said("abc", false)).toContain("No connection");
});

test("a table on the device has no connection to lose: its games start again", async () => {
  expect(await said("local-abc", false)).toContain("are starting again");
});

test("and a move that was made is kept", async () => {
  expect(await said("local-abc", true)).toContain("Your move is kept");
});
