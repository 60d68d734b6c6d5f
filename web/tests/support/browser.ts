// Stand-ins for the parts of a browser that the headless modules use.

import { vi } from "vitest";

export class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

export function browser(path = "/", hash = ""): Storage {
  const storage = new Storage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: path, hash, origin: "http://house", protocol: "http:", host: "house" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  return storage;
}
