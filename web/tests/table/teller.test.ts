import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, View } from "../../src/api/wire";
import { Teller } from "../../src/table/teller.svelte";
import { view } from "../support/table";

interface Counted extends View {
  count: number;
}
interface Step extends Event {
  by: number;
}

const counted = (count: number): Counted => ({ ...view(0, 0), count });
const step = (by: number): Step => ({ event: "step", by });
const game = {
  advance: (seen: Counted, event: Step): Counted => ({ ...seen, count: seen.count + event.by }),
  weight: (event: Step): number => (event.by === 0 ? 0 : 1),
};

let told: number[];
let pace: number;
let teller: Teller<Counted, Step>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  pace = 100;
  teller = new Teller(
    counted(0),
    game,
    () => pace,
    (event) => told.push(event.by),
  );
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe("telling", () => {
  test("goes event by event, each with its duration, and ends with the true view", async () => {
    teller.tell({ events: [step(1), step(2)], after: counted(30) });
    expect(teller.view.count).toBe(1);
    expect(teller.telling).toEqual(step(1));
    await pass(100);
    expect(teller.view.count).toBe(3);
    expect(teller.busy).toBe(true);
    await pass(100);
    expect(teller.view.count).toBe(30);
    expect(teller.telling).toBeNull();
    expect(teller.busy).toBe(false);
    expect(told).toEqual([1, 2]);
  });

  test("a second story waits for the first", async () => {
    teller.tell({ events: [step(1)], after: counted(10) });
    teller.tell({ events: [step(5)], after: counted(20) });
    expect(teller.view.count).toBe(1);
    await pass(100);
    expect(teller.view.count).toBe(15);
    await pass(100);
    expect(teller.view.count).toBe(20);
  });

  test("hurrying ends the current event at once", async () => {
    teller.tell({ events: [step(1), step(2)], after: counted(30) });
    teller.hurry();
    await pass(0);
    expect(teller.view.count).toBe(3);
    teller.hurry();
    await pass(0);
    expect(teller.view.count).toBe(30);
  });

  test("showing another view drops the waiting stories", async () => {
    teller.tell({ events: [step(1), step(2)], after: counted(30) });
    teller.show(counted(7));
    await pass(1000);
    expect(teller.view.count).toBe(7);
    expect(teller.busy).toBe(false);
    expect(told).toEqual([1]);
    teller.tell({ events: [step(1)], after: counted(9) });
    expect(teller.view.count).toBe(8);
  });

  test("many stories waiting are told faster", async () => {
    for (let story = 0; story < 6; story++) teller.tell({ events: [step(1)], after: counted(story + 1) });
    await pass(40); // the first began while no story was waiting
    expect(told).toEqual([1]);
    await pass(60 + 34);
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  test("without motion everything is shown at once, and still told", async () => {
    pace = 0;
    teller.tell({ events: [step(1), step(2)], after: counted(30) });
    await pass(0);
    expect(teller.view.count).toBe(30);
    expect(told).toEqual([1, 2]);
  });
});
