// The levels of an axis that need not begin at zero.

import { roundUp } from "../scales";

/** Round levels that hold all of these values. */
export function levels(values: readonly number[], count = 5): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundUp(Math.max((high - low) / count, Math.abs(high) * 1e-3, 1e-6));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
