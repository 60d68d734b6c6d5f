// The page's side of the lab on this device: lines, refusals, a question that is taken back, a worker that dies.

import type { LabNews } from "../../src/api/wire";
import type { FromLab, LabWorker, ToLab } from "../../src/local/lab";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../support/browser";

browser();
vi.stubGlobal("location", { href: "http://house/", origin: "http://house", pathname: "/", hash: "" });
vi.stubGlobal("Worker", function Worker() {});
const { LabOnDevice } = await import("../../src/local/lab");

const QUESTION = { seats: 2, bots: ["greedy"] };

class FakeWorker implements LabWorker {
  onmessage: LabWorker["onmessage"] = null;
  onerror: LabWorker["onerror"] = null;
  readonly heard: ToLab[] = [];
  ended = false;
  postMessage(message: ToLab): void {
    this.heard.push(message);
    if ("start" in message) queueMicrotask(() => this.say({ ready: true }));
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromLab): void {
    this.onmessage?.({ data });
  }
  get id(): number {
    return this.heard.flatMap((each) => ("id" in each ? [each.id] : [])).at(-1) ?? 0;
  }
}

let workers: FakeWorker[] = [];
const begun = async (): Promise<{
  lab: InstanceType<typeof LabOnDevice>;
  worker: FakeWorker;
  told: LabNews[];
  asking: Promise<unknown>;
  work: AbortController;
}> => {
  const lab = new LabOnDevice(() => (workers.push(new FakeWorker()), workers.at(-1)!));
  const told: LabNews[] = [];
  const work = new AbortController();
  const asking = lab.ask("winston", QUESTION, "en", (news) => told.push(news), work.signal).catch((e: unknown) => e);
  await vi.waitFor(() => expect(workers.at(-1)?.id).toBe(1));
  return { lab, worker: workers.at(-1)!, told, asking, work };
};

beforeEach(() => {
  workers = [];
});

describe("the lab on this device", () => {
  it("reports every line until the last", async () => {
    const { worker, told, asking } = await begun();
    worker.say({ id: 1, line: '{"played":20}' });
    worker.say({ id: 7, line: '{"played":99}' }); // of an earlier question
    worker.say({ id: 1, line: '{"played":40}' });
    worker.say({ id: 1, done: true });
    expect(await asking).toBeUndefined();
    expect(told).toEqual([{ played: 20 }, { played: 40 }]);
  });

  it("refuses in a sentence", async () => {
    const { worker, asking } = await begun();
    worker.say({ id: 1, problem: '{"code":"bad","message":"Too many games.","rule":null}' });
    expect(await asking).toMatchObject({ message: "Too many games.", status: 400 });
  });

  it("stops, and ends a worker that does not", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const lab = await begun();
    lab.work.abort();
    expect(await lab.asking).toMatchObject({ name: "AbortError" });
    expect(lab.worker.heard.at(-1)).toEqual({ stop: true });
    lab.worker.say({ id: 1, done: true });
    vi.advanceTimersByTime(5000);
    expect(lab.worker.ended).toBe(false);
    const other = await begun();
    other.work.abort();
    vi.advanceTimersByTime(5000);
    expect(other.worker.ended).toBe(true);
    vi.useRealTimers();
  });

  it("says when the worker dies, and starts another one for the next question", async () => {
    const { lab, worker, asking } = await begun();
    worker.onerror?.({});
    expect(await asking).toMatchObject({ status: 502 });
    expect(worker.ended).toBe(true);
    void lab.ask("winston", QUESTION, "en", () => {}, new AbortController().signal);
    await vi.waitFor(() => expect(workers).toHaveLength(2));
  });
});
