import { describe, expect, it } from "vitest";
import { type Fort, type Layout, layout, route, shortest, towards } from "../../src/games/winoc/layout";

const FORT: Fort = { length: 28, stones: 16, slots: 6 };
const JUNIOR: Fort = { ...FORT, slots: 7 };
const SHAPES: [string, number, Fort, number?][] = [
  ["a phone", 360 / 480, FORT],
  ["a phone, junior", 360 / 480, JUNIOR],
  ["a low phone", 360 / 310, FORT, 310],
  ["a square", 1, FORT],
  ["a desktop", 832 / 746, FORT],
  ["a very wide window", 2.4, JUNIOR],
  ["a very tall window", 0.4, FORT],
];

const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe.each(SHAPES)("the fort on %s", (_, aspect, fort, short) => {
  const plan: Layout = layout(aspect, fort, short);

  it("has Cassel south, Bierne west, Dunkerque north and Hondschoote east", () => {
    const [south, west, north, east] = [0, 7, 14, 21].map((place) => plan.places[place]!);
    expect(south!.x).toBeCloseTo(plan.middle.x);
    expect(north!.x).toBeCloseTo(plan.middle.x);
    expect(west!.y).toBeCloseTo(plan.middle.y);
    expect(east!.y).toBeCloseTo(plan.middle.y);
    expect(south!.y).toBeGreaterThan(north!.y);
    expect(west!.x).toBeLessThan(east!.x);
  });

  it("has its places at equal distances along the wall", () => {
    const steps = plan.places.map((place, index) => far(place, plan.places[(index + 1) % fort.length]!));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.12 * Math.max(...steps));
    expect(Math.min(...steps)).toBeGreaterThan(84); // towers are 84 wide
  });

  it("has no overlaps: stones, slots, towers", () => {
    const round = [
      ...plan.spots.map((at) => ({ at, radius: plan.stone / 2 })),
      ...[...plan.slots.N, ...plan.slots.S].map((at) => ({ at, radius: plan.slot / 2 })),
      ...plan.places.map((at) => ({ at, radius: 42 })),
    ];
    round.forEach((one, index) =>
      round
        .slice(index + 1)
        .forEach((other) => expect(far(one.at, other.at)).toBeGreaterThan(one.radius + other.radius - 2)),
    );
  });

  it("fits on the drawing", () => {
    for (const { x, y } of [...plan.places, ...plan.spots]) {
      expect(x).toBeGreaterThan(90);
      expect(x).toBeLessThan(plan.width - 90);
      expect(y).toBeGreaterThan(90);
      expect(y).toBeLessThan(plan.height - 90);
    }
  });
});

it("keeps stones at least 44 pixels apart on a phone 360 wide", () => {
  const plan = layout(360 / 480, FORT);
  expect((plan.stone + 12) * (360 / plan.width)).toBeGreaterThan(44);
});

it("has walls that leave room for such stones where the fort is low", () => {
  const plan = layout(360 / 310, FORT, 310);
  expect((plan.stone + 12) * (360 / plan.width)).toBeGreaterThan(44);
});

describe("a walk", () => {
  it("passes every place, either way, over the first gate too", () => {
    expect(route(2, 4, true, 28)).toEqual([26, 27, 0, 1, 2]);
    expect(route(26, 4, false, 28)).toEqual([2, 1, 0, 27, 26]);
  });
});

describe("a trace", () => {
  it("takes the shorter way round", () => {
    expect(shortest(26, 1, 28)).toEqual([26, 27, 0, 1]);
    expect(shortest(1, 26, 28)).toEqual([1, 0, 27, 26]);
    expect(shortest(3, 3, 28)).toEqual([3]);
  });
});

describe("an arrow key", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 100 },
  ];
  it("goes to the nearest thing in its direction", () => {
    expect(towards("ArrowRight", points[0]!, points)).toBe(1);
    expect(towards("ArrowDown", points[1]!, points)).toBe(3);
    expect(towards("ArrowUp", points[3]!, points)).toBe(1);
  });
  it("goes nowhere if there is nothing", () => {
    expect(towards("ArrowLeft", points[0]!, points)).toBe(-1);
  });
});
