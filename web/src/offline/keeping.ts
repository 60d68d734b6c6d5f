// The files of the house in the cache of this device. A file is kept under its address and the hash of its content, so
// that two versions of the house lie side by side, and what has not changed is fetched once. The page and the service
// worker share this.

import type { Device, DeviceFile } from "../api/wire";

/** The cache of the files, and that of the interpreter's memory (`local/memory.ts`). */
export const KEPT = "ludotheque";
export const MEMORY = "ludotheque.memory";
const VERSIONS = "versions.json"; // the newest version kept, and the one before it, which open pages may still use
const AT_ONCE = 3;

export class Keeping {
  constructor(
    readonly device: Device,
    readonly base: string, // the address of the folder of the files, ending in a slash
  ) {}

  get bytes(): number {
    return this.device.files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  keyOf({ url, sha256 }: DeviceFile): string {
    return `${this.base}${url}?${sha256}`;
  }

  async missing(files: readonly DeviceFile[] = this.device.files): Promise<DeviceFile[]> {
    const kept = new Set((await (await caches.open(KEPT)).keys()).map(({ url }) => url));
    return files.filter((file) => !kept.has(this.keyOf(file)));
  }

  /** Fetch what is missing. What has been fetched stays, whatever happens: the next call goes on from there. */
  async fill(
    files: readonly DeviceFile[],
    tell: (bytes: number) => void = () => {},
    signal?: AbortSignal,
  ): Promise<void> {
    const cache = await caches.open(KEPT);
    const waiting = await this.missing(files);
    const fetchNext = async (): Promise<void> => {
      for (let file = waiting.shift(); file && !signal?.aborted; file = waiting.shift()) {
        await cache.put(this.keyOf(file), await this.#fetched(file, signal));
        tell(file.bytes);
      }
    };
    const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchNext));
    for (const each of done) if (each.status === "rejected") throw each.reason;
    signal?.throwIfAborted();
  }

  /** The file as the list describes it. While a new version is being uploaded, a host may send another one; and what
   * the browser has stored may be of another one too, or damaged. */
  async #fetched({ url, sha256, for_ever }: DeviceFile, signal?: AbortSignal): Promise<Response> {
    for (const cache of for_ever ? (["default", "reload"] as const) : (["no-cache"] as const)) {
      const answer = await fetch(this.base + url, { cache, ...(signal ? { signal } : {}) });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      const body = await answer.arrayBuffer();
      if ((await hashOf(body)) === sha256)
        return new Response(body, { headers: { "Content-Type": answer.headers.get("Content-Type") ?? "" } });
    }
    throw new Error(`${url} is of another version`);
  }

  async find(url: string): Promise<Response | undefined> {
    const file = this.device.files.find((each) => each.url === url);
    return file && (await caches.open(KEPT)).match(this.keyOf(file));
  }

  /** A file whose name contains its hash, of this version or the one before. */
  async findOlder(url: string): Promise<Response | undefined> {
    return (await caches.open(KEPT)).match(this.base + url, { ignoreSearch: true });
  }

  /** Make this the newest version kept. Files of the one before it stay; older ones are removed. */
  async settle(): Promise<void> {
    const cache = await caches.open(KEPT);
    const before = (await this.#versions()).find(({ version }) => version !== this.device.version);
    const versions = before ? [this.device, before] : [this.device];
    await cache.put(this.base + VERSIONS, Response.json(versions));
    const wanted = new Set(versions.flatMap(({ files }) => files.map((file) => this.keyOf(file))));
    for (const request of await cache.keys())
      if (!wanted.has(request.url) && request.url !== this.base + VERSIONS) await cache.delete(request);
  }

  async #versions(): Promise<Device[]> {
    const found = await (await caches.open(KEPT)).match(this.base + VERSIONS);
    return found ? ((await found.json()) as Device[]) : [];
  }

  /** Whether the newest version kept before this one is here as a whole. */
  async wasWhole(): Promise<boolean> {
    const [newest] = await this.#versions();
    return newest !== undefined && (await this.missing(newest.files)).length === 0;
  }
}

/** Whether what plays has been started on this device, and its memory kept. */
export const hasStarted = async (): Promise<boolean> => {
  try {
    return await caches.has(MEMORY);
  } catch {
    return false; // no caches here
  }
};

export async function removeAll(): Promise<void> {
  await caches.delete(KEPT);
  await caches.delete(MEMORY);
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
