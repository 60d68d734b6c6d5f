import type { Hint } from "../api/wire";

const BEST = 3; // moves shown for a hint

/** The moves with the most visits in the search, the highest expected share first. */
export function best(hint: Hint | null): Hint["candidates"] {
  return (hint?.candidates ?? []).slice(0, BEST).sort((a, b) => b.expected - a.expected);
}
