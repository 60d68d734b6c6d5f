// The interpreter's memory on this device.

import { beforeEach, expect, test, vi } from "vitest";

const KEPT = "ludotheque";
let stores: Map<string, Map<string, Response>>;

beforeEach(() => {
  stores = new Map([[KEPT, new Map()]]);
  vi.stubGlobal("caches", {
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        match: (url: string) => Promise.resolve(store.get(url)?.clone()),
        put: async (url: string, answer: Response) =>
          void store.set(url, answer.body ? new Response(await answer.blob()) : answer),
        keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
        delete: (url: string) => Promise.resolve(store.delete(url)),
      });
    },
  });
});

const { memoriesBeside } = await import("../../src/local/memory");
const base = new URL("http://house/some/offline/");
const memory = Uint8Array.from({ length: 5000 }, (_, place) => place % 7);

const read = (found: (() => Promise<Uint8Array>) | "useless" | undefined): Promise<Uint8Array> | undefined =>
  typeof found === "function" ? found() : undefined;

test("a memory is found again as it was, and takes less room", async () => {
  const memories = memoriesBeside(base)!;
  expect(await memories.find("a")).toBeUndefined();
  await memories.keep("a", memory);
  expect(await read(await memories.find("a"))).toEqual(memory);
  const stored = [...stores.get("ludotheque.memory")!.values()][0]!;
  expect((await stored.clone().arrayBuffer()).byteLength).toBeLessThan(1000);
});

test("one version is kept, and another does not take it for its own", async () => {
  const memories = memoriesBeside(base)!;
  await memories.keep("a", memory);
  expect(await memories.find("b")).toBeUndefined();
  await memories.keep("b", memory);
  expect(await memories.find("a")).toBeUndefined();
});

test("a page that is closed while a memory is stored leaves the one before", async () => {
  const memories = memoriesBeside(base)!;
  await memories.keep("a", memory);
  const endless = new ReadableStream<Uint8Array>();
  vi.stubGlobal("Blob", class { stream = () => endless }); // prettier-ignore
  void memories.keep("a", memory);
  await new Promise((resolve) => setTimeout(resolve, 10));
  vi.unstubAllGlobals();
  expect(stores.get("ludotheque.memory")?.size).toBe(1);
});

test("what could not be used is known to be so", async () => {
  const memories = memoriesBeside(base)!;
  await memories.keep("a", "useless");
  expect(await memories.find("a")).toBe("useless");
});

test("nothing is kept for somebody who wants nothing kept", async () => {
  stores.delete(KEPT);
  await memoriesBeside(base)!.keep("a", memory);
  expect(stores.size).toBe(0);
});

test("a browser without caches does without", () => {
  vi.stubGlobal("caches", undefined);
  expect(memoriesBeside(base)).toBeUndefined();
});
