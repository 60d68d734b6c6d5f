import { describe, expect, it } from "vitest";
import { apart, bars, line, type Looked, mark, mistakes, sums } from "../../src/review/shares";

/** A move of a two-player game, from the shares of seat 0. */
function move(
  ply: number,
  seat: number | null,
  before: number,
  played: number,
  after: number,
  better: string | null = null,
): Looked {
  const both = (share: number): number[] => [share, 1 - share];
  const change = (from: number, to: number): number[] => [to - from, from - to];
  const decision = change(before, played);
  return {
    ply,
    seat,
    text: "x",
    shown: "x",
    before: both(before),
    played: both(played),
    after: both(after),
    best: null,
    decision,
    luck: seat === 1 ? [0, 0] : change(played, after),
    unclear: seat === 1 ? change(played, after) : [0, 0],
    own_decision: seat === null ? 0 : decision[seat]!,
    own_luck: null,
    visits: 1,
    noise: 0,
    doubt: 0,
    words: "a move",
    better,
  };
}

const GAME = [move(0, 0, 0.5, 0.4, 0.6, "another"), move(1, 1, 0.6, 0.8, 0.81), move(2, null, 0.81, 0.81, 1)];

describe("an analysis", () => {
  it("has a share for every position, the last one included", () => {
    expect(line(GAME, 0)).toEqual([0.5, 0.6, 0.81, 1]);
    expect(line([], 0)).toEqual([]);
  });

  it("adds up: the end minus the start is own decisions, the others' decisions, luck and what is unclear", () => {
    for (const seat of [0, 1]) {
      const found = sums(GAME, seat);
      expect(found.end - found.start).toBeCloseTo(found.own + found.others + found.luck + found.unclear);
    }
    expect(sums(GAME, 0).own).toBeCloseTo(-0.1);
    expect(sums(GAME, 0).others).toBeCloseTo(0.2);
    expect(sums(GAME, 0).unclear).toBeCloseTo(0.01);
  });

  it("stacks luck on a decision of the same sign, else draws it from the zero line", () => {
    const [own, luck, others] = bars(GAME, 0);
    expect(own).toMatchObject({ ply: 0, kind: "own", low: 0 });
    expect(own!.high).toBeCloseTo(-0.1);
    expect(luck).toMatchObject({ kind: "luck", low: 0 });
    expect(others).toMatchObject({ ply: 1, kind: "others" });
    const same = bars([move(0, 0, 0.5, 0.4, 0.3)], 0);
    expect(same[1]!.low).toBeCloseTo(-0.1);
    expect(same[1]!.high).toBeCloseTo(-0.2);
  });

  it("names the costliest decisions of a seat, and never chance moves", () => {
    expect(mistakes(GAME, null, 5).map((each) => each.ply)).toEqual([1, 0]);
    expect(mistakes(GAME, 0, 5).map((each) => each.ply)).toEqual([0]);
    expect(GAME.map(mark)).toEqual(["?", "??", ""]);
  });

  it("keeps labels apart and within the chart", () => {
    const found = apart([100, 102, 98], 10, 110);
    const sorted = [...found].sort((a, b) => a - b);
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(10);
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(10);
    expect(Math.max(...found)).toBeLessThanOrEqual(110);
  });
});
