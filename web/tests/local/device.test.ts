// The page's side of the host: requests, wires, and a worker that dies.

import type { ToWorker } from "../../src/local/batch";
import type { WorkerLike } from "../../src/local/device";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../support/browser";

browser();
vi.stubGlobal("location", { href: "http://house/", origin: "http://house", pathname: "/", hash: "" });
vi.stubGlobal("Worker", function Worker() {});
const { Device } = await import("../../src/local/device");

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly heard: ToWorker[] = [];
  ended = false;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
    if ("start" in message && !this.broken) queueMicrotask(() => this.onmessage?.({ data: { ready: true } }));
    if ("start" in message && this.broken) queueMicrotask(() => this.onmessage?.({ data: { failed: "no" } }));
  }
  constructor(readonly broken = false) {}
  terminate(): void {
    this.ended = true;
  }
  get asked(): Record<string, unknown>[] {
    return this.heard.flatMap((each) => ("say" in each ? [JSON.parse(each.say) as Record<string, unknown>] : []));
  }
  answer(id: unknown, body: unknown, status = 200): void {
    this.onmessage?.({ data: { out: [{ to: "answer", id: id as number, status, body }] } });
  }
}

let workers: FakeWorker[] = [];
let broken = false;
const create = (): FakeWorker => {
  const worker = new FakeWorker(broken);
  workers.push(worker);
  return worker;
};

beforeEach(() => {
  workers = [];
  broken = false;
});

const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("the device", () => {
  it("answers requests as a server does", async () => {
    const device = new Device(create);
    const answer = device.request("POST", "/api/tables/local-", undefined, { game: "winston" }, "fr");
    await idle();
    const [asked] = workers[0]!.asked;
    expect(asked).toMatchObject({ do: "request", method: "POST", lang: "fr", token: null, body: { game: "winston" } });
    workers[0]!.answer(asked!.id, { table: "local-1" }, 201);
    expect(await answer).toMatchObject({ status: 201, body: { table: "local-1" } });
  });

  it("cancels what is no longer wanted", async () => {
    const device = new Device(create);
    const stop = new AbortController();
    const answer = device.request("POST", "/api/tables/local-1/hint", "t", {}, "en", stop.signal);
    await idle();
    stop.abort();
    await expect(answer).rejects.toThrow();
    expect(workers[0]!.asked.at(-1)).toMatchObject({ do: "cancel" });
  });

  it("starts a worker that died again; its wires break, and connect to the new one", async () => {
    const device = new Device(create);
    const wire = device.openWire();
    const happened: unknown[] = [];
    wire.onopen = () => happened.push("open");
    wire.onclose = ({ code }) => happened.push(code);
    await idle();
    const lost = device.request("GET", "/api/tables/local-1", "t", undefined, "en");
    await idle();
    workers[0]!.onerror?.(new Error("killed"));
    await expect(lost).rejects.toMatchObject({ status: 503 });
    expect(happened).toEqual(["open", 1006]);
    expect(workers[0]!.ended).toBe(true);
    const again = device.openWire();
    again.onopen = () => happened.push("open again");
    await idle();
    expect(workers).toHaveLength(2);
    expect(happened.at(-1)).toBe("open again");
    device.restart();
  });

  it("says why it cannot start, and tries again when asked again", async () => {
    const device = new Device(create);
    broken = true;
    await expect(device.start()).rejects.toMatchObject({ status: 502 });
    broken = false;
    await device.start();
    expect(device.up).toBe(true);
    device.restart();
    const { WebAssembly } = globalThis;
    vi.stubGlobal("WebAssembly", undefined);
    await expect(new Device(create).start()).rejects.toMatchObject({ status: 501 });
    vi.stubGlobal("WebAssembly", WebAssembly);
  });

  it("passes what a wire hears, and closes it when the host does", async () => {
    const device = new Device(create);
    const wire = device.openWire();
    const heard: unknown[] = [];
    wire.onmessage = ({ data }) => heard.push(data);
    wire.onclose = ({ code }) => heard.push(code);
    await idle();
    wire.send("hello");
    const number = workers[0]!.asked[0]!.wire as number;
    const out = [
      { to: "wire" as const, wire: number, text: "state" },
      { to: "close" as const, wire: number, code: 1008 },
    ];
    workers[0]!.onmessage?.({ data: { out } });
    expect(heard).toEqual(["state", 1008]);
    device.restart();
  });
});
