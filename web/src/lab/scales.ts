// Scales and bins for charts.

import type { Estimate } from "../api/wire";

export interface Bin {
  from: number;
  to: number; // inclusive
  share: number;
}

/** The next round number: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10) * power;
}

/** From 0 to at least `most`, in a few round steps. */
export function ticks(most: number, count = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const step = roundUp(most / count);
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** The width of bins that show these counts in at most `most` bars. */
export function binWidth(counts: readonly Record<number, number>[], most: number): number {
  const values = counts.flatMap((each) => Object.keys(each).map(Number));
  const spread = Math.max(...values) - Math.min(...values) + 1;
  return Math.max(1, roundUp(spread / most));
}

/** The share of each bin of this width, without gaps. */
export function bins(counts: Record<number, number>, width: number, low: number, high: number): Bin[] {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0) || 1;
  const first = Math.floor(low / width);
  const found = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width - 1,
    share: 0,
  }));
  for (const [value, count] of Object.entries(counts)) {
    const bin = found[Math.floor(Number(value) / width) - first];
    if (bin) bin.share += count / total;
  }
  return found;
}

/** The range of nearly all values: a few endless games would make a chart of empty space. */
export function span(counts: Record<number, number>, left = 0.002): [number, number] {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const within = (order: number[]): number => {
    let seen = 0;
    return order.find((value) => (seen += counts[value] ?? 0) > total * left) ?? 0;
  };
  return [within(values), within(values.toReversed())];
}

export function mean(counts: Record<number, number>): number {
  const entries = Object.entries(counts);
  const total = entries.reduce((sum, [, count]) => sum + count, 0) || 1;
  return entries.reduce((sum, [value, count]) => sum + Number(value) * count, 0) / total;
}

/** An interval for drawing: just the value if there are too few games. */
export const ends = ({ value, low, high }: Estimate): [number, number] => [low ?? value, high ?? value];

/** The conclusion that an interval supports. */
export const against = ({ low, high }: Estimate, even: number): "more" | "less" | "even" =>
  (low ?? -Infinity) > even ? "more" : (high ?? Infinity) < even ? "less" : "even";
