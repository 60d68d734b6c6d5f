// The interpreter's memory as it is soon after its start (`image.ts`), kept on this device: the next start reads it, which
// takes a fraction of the time. It fits one bundle only.

import { KEPT, MEMORY } from "../offline/keeping";

export interface Memories {
  /** What reads the one that was kept for this version; or that it could not be used here. */
  find(version: string): Promise<(() => Promise<Uint8Array>) | "useless" | undefined>;
  keep(version: string, memory: Uint8Array | "useless"): Promise<void>;
}

const NOTHING = 204; // the status of an answer that says: useless

/** In the caches of this device, compressed, beside the files of the house. Nothing, where a browser has no caches. */
export function memoriesBeside(base: URL): Memories | undefined {
  if (typeof caches === "undefined" || typeof CompressionStream === "undefined") return undefined;
  const key = (version: string): string => new URL(`memory-${version}`, base).href;
  return {
    async find(version) {
      const found = await (await caches.open(MEMORY)).match(key(version));
      if (found?.status === NOTHING) return "useless";
      const { body } = found ?? {};
      return body ? () => whole(body.pipeThrough(new DecompressionStream("gzip"))) : undefined;
    },
    async keep(version, memory) {
      if (!(await caches.has(KEPT))) return; // its reader wants nothing kept
      const cache = await caches.open(MEMORY);
      await cache.put(key(version), memory === "useless" ? useless() : compressed(memory)); // which takes a while
      for (const { url } of await cache.keys()) if (url !== key(version)) await cache.delete(url); // of another version
    },
  };
}

const whole = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const useless = (): Response => new Response(null, { status: NOTHING });

const compressed = (memory: Uint8Array): Response =>
  new Response(new Blob([memory as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream("gzip")));
