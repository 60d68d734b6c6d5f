// Where a table against bots is played.

import { beforeEach, expect, test, vi } from "vitest";
import { browser } from "../support/browser";

browser();
let site: { server: string | null } | null = null;
let there = true;
let started = 0;
let starts: () => Promise<void> = () => Promise.resolve();
vi.mock("../../src/api/place", () => ({
  get isStatic() {
    return site !== null;
  },
  get server() {
    return site === null ? "" : site.server;
  },
}));
vi.mock("../../src/local/bundle", () => ({ canRun: () => there, isThere: () => there }));
vi.mock("../../src/local/device", () => ({
  device: {
    start: () => {
      started += 1;
      return starts();
    },
  },
}));
const { Where } = await import("../../src/shelf/setup/where.svelte");

beforeEach(() => {
  browser();
  vi.stubGlobal("navigator", { onLine: true });
  site = null;
  there = true;
  started = 0;
  starts = () => Promise.resolve();
});

test("at a server, the device plays as soon as it is ready, and the server until then", async () => {
  const where = new Where();
  expect(where.place).toBe("server");
  await where.prepare();
  expect(where.place).toBe("device");
});

test("where the device cannot play, the server does", async () => {
  there = false;
  const where = new Where();
  await where.prepare();
  expect([where.place, started]).toEqual(["server", 0]);
  there = true;
  starts = () => Promise.reject(new Error("no"));
  await where.prepare();
  expect([where.place, started]).toEqual(["server", 1]);
});

test("somebody who wants the server gets it, and nothing starts on the device", async () => {
  const where = new Where();
  where.choose("server");
  await where.prepare();
  expect([where.place, started]).toEqual(["server", 0]);
});

test("a browser that saves traffic is not sent what plays", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  const where = new Where();
  await where.prepare();
  expect([where.place, started]).toEqual(["server", 0]);
});

test("without a connection, and on a site without a server, there is only the device", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const where = new Where();
  await where.prepare();
  expect(where.place).toBe("device");
  vi.stubGlobal("navigator", { onLine: true });
  site = { server: null };
  expect(new Where().place).toBe("device");
});
