import { describe, expect, it } from "vitest";
import { arranged, exchanged, rows, spelled } from "../../src/lab/arrangement";
import { interval } from "../../src/lab/figures";
import { against, bins, binWidth, mean, roundUp, span, ticks } from "../../src/lab/scales";
import { Lines } from "../../src/lab/stream";

describe("scales", () => {
  it("have round steps", () => {
    expect([0.03, 0.2, 1, 3, 51, 700].map(roundUp)).toEqual([0.05, 0.2, 1, 5, 100, 1000]);
    expect(ticks(0.43)).toEqual([0, 0.2, 0.4, 0.6]);
    expect(ticks(0)).toEqual([0, 1]);
  });

  it("leave out the few distant values", () => {
    expect(span({ 10: 500, 11: 499, 400: 1 })).toEqual([10, 11]);
    expect(span({ 7: 3 })).toEqual([7, 7]);
  });

  it("count everything in bins without gaps", () => {
    const counts = { 3: 1, 4: 1, 9: 2 };
    expect(bins(counts, 2, 3, 9)).toEqual([
      { from: 2, to: 3, share: 0.25 },
      { from: 4, to: 5, share: 0.25 },
      { from: 6, to: 7, share: 0 },
      { from: 8, to: 9, share: 0.5 },
    ]);
    expect(binWidth([counts], 4)).toBe(2);
    expect(mean(counts)).toBe(6.25);
  });

  it("have bins for negative points", () => {
    expect(bins({ [-3]: 1, 1: 1 }, 2, -3, 1).map(({ from }) => from)).toEqual([-4, -2, 0]);
  });

  it("conclude only what the interval supports", () => {
    expect(against({ value: 0.4, low: 0.35, high: 0.45 }, 1 / 3)).toBe("more");
    expect(against({ value: 0.4, low: 0.3, high: 0.5 }, 1 / 3)).toBe("even");
    expect(against({ value: 0.2, low: 0.1, high: 0.3 }, 1 / 3)).toBe("less");
    expect(against({ value: 0.9, low: null, high: null }, 1 / 3)).toBe("even");
    expect(interval({ value: 0.9, low: null, high: null })).toBe("…");
  });
});

describe("an arrangement", () => {
  const picture = "1 2 3\n4 5 6\n";

  it("can be swapped and keeps its kind", () => {
    expect(exchanged(picture, { row: 0, column: 0 }, { row: 1, column: 2 })).toBe("6 2 3\n4 5 1\n");
    expect(
      exchanged(
        [
          [11, 12],
          [13, 14],
        ],
        { row: 0, column: 1 },
        { row: 1, column: 0 },
      ),
    ).toEqual([
      [11, 13],
      [12, 14],
    ]);
    expect(rows(picture)).toEqual([
      ["1", "2", "3"],
      ["4", "5", "6"],
    ]);
  });

  it("is spelled and read again, and other texts are rejected", () => {
    expect(arranged(picture, spelled("6 2 3\n4 5 1\n"))).toBe("6 2 3\n4 5 1\n");
    expect(arranged([[11], [12]], "12_11")).toEqual([[12], [11]]);
    for (const other of ["", "1.2.3", "1.2.3_4.5.7", "1.2_3.4_5.6"]) expect(arranged(picture, other)).toBeUndefined();
  });
});

it("lines are whole however they are cut", () => {
  const lines = new Lines();
  expect(['{"a"', ":1}\n{", '"b":2}\n\n', "{}"].map((piece) => lines.add(piece))).toEqual([
    [],
    ['{"a":1}'],
    ['{"b":2}'],
    [],
  ]);
});
