import type { Hint } from "../api/wire";

const BEST = 3; // moves that a hint names

/** Those the search trusts most, the most promising first. */
export function best(hint: Hint | null): Hint["candidates"] {
  return (hint?.candidates ?? []).slice(0, BEST).sort((a, b) => b.expected - a.expected);
}
