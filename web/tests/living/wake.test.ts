// @vitest-environment jsdom

import { expect, test, vi } from "vitest";
import { stayAwake } from "../../src/living/wake";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("the screen stays lit, also after it was hidden, until the table is left", async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  const sleep = stayAwake({ wakeLock: { request } } as unknown as Navigator);
  await settled();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  sleep();
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

test("a browser without a lock, or one that refuses it, does no harm", async () => {
  const request = vi.fn(() => Promise.reject(new Error("low battery")));
  const ends = [stayAwake({}), stayAwake({ wakeLock: { request } } as unknown as Navigator)];
  await settled();
  ends.forEach((end) => end());
  expect(request).toHaveBeenCalledOnce();
});
