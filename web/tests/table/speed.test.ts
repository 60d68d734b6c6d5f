import { beforeEach, expect, test, vi } from "vitest";
import { browser, type Storage } from "../support/browser";

let storage: Storage;

beforeEach(() => {
  vi.resetModules();
  storage = browser();
});

const load = async () => (await import("../../src/table/speed.svelte")).speed;

test("brisk at first; without motion there is nothing to wait for", async () => {
  expect((await load()).now).toBe("brisk");
  vi.resetModules();
  storage.setItem("ludotheque.motion", "off");
  const speed = await load();
  expect([speed.now, speed.pace]).toEqual(["instant", 0]);
});

test("a choice is kept on the device, and counts without motion, too", async () => {
  (await load()).choose("calm");
  vi.resetModules();
  storage.setItem("ludotheque.motion", "off");
  const speed = await load();
  expect(speed.now).toBe("calm");
  expect(speed.pace).toBeGreaterThan(0);
});

test("a value that nobody chose is ignored", async () => {
  storage.setItem("ludotheque.speed", "ludicrous");
  expect((await load()).now).toBe("brisk");
});

test("one button goes through all speeds", async () => {
  const speed = await load();
  const seen = [1, 2, 3].map(() => {
    speed.next();
    return speed.now;
  });
  expect(seen).toEqual(["instant", "calm", "brisk"]);
});
