// The worker's loop: stores before it says anything, works in slices, and lets messages go first.

import { describe, expect, it } from "vitest";
import type { Batch, Entry, Host, Opening, Out } from "../../src/local/batch";
import { Desk } from "../../src/local/desk";
import { Quicker, type Store, type StoredTable } from "../../src/local/store";

const nothing: Batch = { openings: [], entries: [], out: [], states: [], need: null, wait: null };
const entry = (ply: number): Entry => ({ table: "local-1", ply, change: {}, at: 0 });
const said = (text: string): Out => ({ to: "wire", wire: 1, text });

class FakeHost implements Host {
  readonly handled: string[] = [];
  readonly refused: boolean[] = [];
  steps = 0;
  answer: (message: string) => Partial<Batch> = () => ({});
  slice: () => Partial<Batch> = () => ({});

  handle(message: string): string {
    this.handled.push(message);
    return JSON.stringify({ ...nothing, ...this.answer(message) });
  }
  step(): string {
    this.steps += 1;
    return JSON.stringify({ ...nothing, ...this.slice() });
  }
  not_stored(quicker: boolean): string {
    this.refused.push(quicker);
    return JSON.stringify({ ...nothing, out: [said("not stored")] });
  }
}

class FakeStore implements Store {
  readonly entries: Entry[] = [];
  error: Error | null = null;
  table: StoredTable | null = null;
  load = (): Promise<StoredTable | null> => Promise.resolve(this.table);
  append(openings: Opening[], entries: Entry[]): Promise<void> {
    void openings;
    if (this.error) return Promise.reject(this.error);
    this.entries.push(...entries);
    return Promise.resolve();
  }
}

function desk(): {
  host: FakeHost;
  store: FakeStore;
  sent: string[];
  announced: string[];
  timers: [() => void, number][];
  desk: Desk;
} {
  const [host, store] = [new FakeHost(), new FakeStore()];
  const sent: string[] = [];
  const announced: string[] = [];
  const timers: [() => void, number][] = [];
  const made = new Desk(host, store, {
    send: (out) =>
      sent.push(...out.map((each) => `${store.entries.length} ${each.to === "wire" ? each.text : each.to}`)),
    announce: (tables) => announced.push(...tables),
    pause: () => Promise.resolve(),
    later: (work, milliseconds) => timers.push([work, milliseconds]),
    cancel: () => {},
  });
  return { host, store, sent, announced, timers, desk: made };
}

const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe("a desk", () => {
  it("stores before it says anything, and tells other pages", async () => {
    const { host, sent, announced, desk: made } = desk();
    host.answer = () => ({ entries: [entry(1), entry(2)], out: [said("done")] });
    made.receive("move");
    await idle();
    expect(sent).toEqual(["2 done"]);
    expect(announced).toEqual(["local-1"]);
  });

  it("loads a table that the host needs, and hands over the same message again", async () => {
    const { host, store, sent, desk: made } = desk();
    store.table = { table: "local-1", opening: { id: "local-1" }, entries: [entry(1)] };
    host.answer = (message) => {
      if (message !== "hello") return {};
      return host.handled.length === 1 ? { need: "local-1" } : { out: [said("state")] };
    };
    made.receive("hello");
    await idle();
    expect(host.handled.map((each) => (each === "hello" ? each : (JSON.parse(each) as { do: string }).do))).toEqual([
      "hello",
      "load",
      "hello",
    ]);
    expect(sent).toEqual(["0 state"]);
  });

  it("says what the host says instead, if nothing can be stored", async () => {
    const { host, store, sent, announced, desk: made } = desk();
    store.error = new DOMException("full", "QuotaExceededError");
    host.answer = () => ({ entries: [entry(1)], out: [said("done")] });
    made.receive("move");
    await idle();
    expect(host.refused).toEqual([false]);
    expect(sent).toEqual(["0 not stored"]);
    expect(announced).toEqual([]);
  });

  it("reads what another page has stored, if that was quicker", async () => {
    const { host, store, desk: made } = desk();
    store.error = new Quicker();
    store.table = { table: "local-1", opening: { id: "local-1" }, entries: [entry(1)] };
    host.answer = (message) => (message === "move" ? { entries: [entry(1)] } : {});
    made.receive("move");
    await idle();
    expect(host.refused).toEqual([true]);
    expect(JSON.parse(host.handled[1]!)).toMatchObject({ do: "load", table: "local-1" });
  });

  it("works in slices, with messages in between, and waits for bots that pause", async () => {
    const { host, timers, desk: made } = desk();
    host.answer = () => ({ wait: 0 });
    host.slice = () => {
      if (host.steps === 2) made.receive("move");
      return { wait: host.steps < 5 ? 0 : 0.6 };
    };
    made.receive("hello");
    await idle();
    expect(host.handled).toEqual(["hello", "move"]);
    expect(host.steps).toBe(5);
    expect(timers.at(-1)![1]).toBe(600);
    host.slice = () => ({});
    timers.at(-1)![0]();
    await idle();
    expect(host.steps).toBe(6);
  });
});
