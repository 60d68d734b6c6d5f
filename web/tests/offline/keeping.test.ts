import { beforeEach, expect, test, vi } from "vitest";
import { sha256OfText } from "../../src/api/sha256";
import type { Device, DeviceFile } from "../../src/api/wire";
import { Keeping } from "../../src/offline/keeping";

const BASE = "https://host/some/where/";
let kept: Map<string, Response>;
let host: Map<string, string>; // what the host sends

class FakeCache {
  put = async (url: string, answer: Response): Promise<void> => void kept.set(url, answer);
  keys = async (): Promise<{ url: string }[]> => [...kept.keys()].map((url) => ({ url }));
  delete = async ({ url }: { url: string }): Promise<boolean> => kept.delete(url);
  match = async (url: string, options?: { ignoreSearch: boolean }): Promise<Response | undefined> =>
    kept
      .get(options?.ignoreSearch ? ([...kept.keys()].find((each) => each.split("?")[0] === url) ?? "") : url)
      ?.clone();
}

beforeEach(() => {
  kept = new Map();
  host = new Map();
  vi.stubGlobal("caches", { open: async () => new FakeCache() });
  vi.stubGlobal("fetch", async (url: string) => {
    const text = host.get(url.slice(BASE.length));
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  });
});

function version(name: string, files: Record<string, string>): Keeping {
  const described = Object.entries(files).map(([url, text]): DeviceFile => {
    const sha256 = sha256OfText(text);
    return { url, bytes: text.length, sha256, part: "shelf", for_ever: false };
  });
  const device: Device = { version: name, files_at: "./", page: "index.html", site: true, files: described };
  return new Keeping(device, BASE);
}

function upload(files: Record<string, string>): void {
  for (const [url, text] of Object.entries(files)) host.set(url, text);
}

test("what breaks off goes on where it stopped", async () => {
  const files = { a: "1", b: "22", c: "333", d: "4444" };
  const one = version("1", files);
  upload({ a: "1", b: "22" });
  await expect(one.fill(one.device.files)).rejects.toThrow("404");
  expect((await one.missing()).map(({ url }) => url)).toEqual(["c", "d"]);
  upload(files);
  let bytes = 0;
  await one.fill(one.device.files, (more) => (bytes += more));
  expect(bytes).toBe(7);
  expect(await one.missing()).toEqual([]);
});

test("a file of another version is not taken", async () => {
  const one = version("1", { a: "1" });
  upload({ a: "2" });
  await expect(one.fill(one.device.files)).rejects.toThrow("another version");
  expect(kept.size).toBe(0);
});

test("a stale file in the browser's own cache is fetched again from the host", async () => {
  const one = version("1", { a: "new" });
  one.device.files[0]!.for_ever = true;
  vi.stubGlobal(
    "fetch",
    async (_url: string, { cache }: RequestInit) => new Response(cache === "reload" ? "new" : "old"),
  );
  await one.fill(one.device.files);
  expect(await (await one.find("a"))?.text()).toBe("new");
});

test("a new version lies beside the one before, and older ones go", async () => {
  const texts = ["1", "2", "3"];
  for (const text of texts) {
    const files = { a: text, same: "same" };
    const each = version(text, files);
    upload(files);
    expect(await each.wasWhole()).toBe(text !== "1");
    await each.fill(each.device.files);
    await each.settle();
    expect(await (await each.find("a"))?.text()).toBe(text);
  }
  const still = await Promise.all(texts.map((text) => version(text, { a: text }).missing()));
  expect(still.map((missing) => missing.length)).toEqual([1, 0, 0]);
  expect(await (await version("4", {}).findOlder("same"))?.text()).toBe("same");
});
