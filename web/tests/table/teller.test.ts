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
  // the next step may begin early if it is already known
  weight: (event: Step, next?: Step): number => (event.by === 0 ? 0 : next?.by === 9 ? 0.5 : 1),
  flourish: (event: Step): boolean => event.by === 3,
};

let told: number[];
let pace: number;
let rests: number;
let teller: Teller<Counted, Step>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  pace = 100;
  rests = 0;
  teller = new Teller(
    counted(0),
    game,
    () => pace,
    (event) => told.push(event.by),
    () => (rests += 1),
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

  test("the next event begins early if its game says so, in the same story and in the next one", async () => {
    teller.tell({ events: [step(1), step(9)], after: counted(10) });
    teller.tell({ events: [], after: counted(10) });
    teller.tell({ events: [step(9)], after: counted(19) });
    await pass(50);
    expect(told).toEqual([1, 9]);
    await pass(50);
    expect(told).toEqual([1, 9, 9]);
    await pass(50);
    expect(teller.busy).toBe(true);
    await pass(50);
    expect(teller.busy).toBe(false);
  });

  test("a flourish gets shorter once it is known; other events do not", async () => {
    for (let time = 0; time < 6; time++) teller.tell({ events: [step(3)], after: counted(0) });
    await pass(600);
    expect(teller.busy).toBe(false);
    teller.tell({ events: [step(3)], after: counted(0) });
    expect(teller.speed).toBe(50);
    await pass(50);
    expect(teller.busy).toBe(false);
    expect(teller.speed).toBe(100);
  });

  test("what was told before counts as known", async () => {
    teller.known(Array.from({ length: 6 }, () => step(3)));
    teller.tell({ events: [step(3)], after: counted(0) });
    expect(teller.speed).toBe(50);
    teller.show(counted(0));
    teller.tell({ events: [step(1)], after: counted(0) });
    expect(teller.speed).toBe(100);
  });

  test("a new speed applies from the next event", async () => {
    teller.tell({ events: [step(1), step(2), step(4)], after: counted(7) });
    pace = 30;
    await pass(100);
    expect(told).toEqual([1, 2]);
    await pass(30);
    expect(told).toEqual([1, 2, 4]);
  });

  test("it says when there is nothing more to tell", async () => {
    teller.tell({ events: [step(1)], after: counted(1) });
    teller.tell({ events: [step(1)], after: counted(2) });
    await pass(150);
    expect(rests).toBe(0);
    await pass(50);
    expect(rests).toBe(1);
  });

  test("without motion everything is shown at once, and still told", async () => {
    pace = 0;
    teller.tell({ events: [step(1), step(2)], after: counted(30) });
    await pass(0);
    expect(teller.view.count).toBe(30);
    expect(told).toEqual([1, 2]);
  });
});
