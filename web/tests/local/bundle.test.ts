// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { canRun } from "../../src/local/bundle";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("games run where there are workers and SIMD", () => {
  vi.stubGlobal("Worker", class {});
  expect(canRun()).toBe(true);
});

test("a browser without SIMD, workers or WebAssembly is not tried", () => {
  expect(canRun()).toBe(false); // no workers here
  vi.stubGlobal("Worker", class {});
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  expect(canRun()).toBe(false);
  vi.stubGlobal("WebAssembly", undefined);
  expect(canRun()).toBe(false);
});
