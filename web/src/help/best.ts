import type { Candidate, Hint } from "../api/wire";

const BEST = 3; // moves shown for a hint

/** The first few moves of a hint, the best first. */
export function best(hint: Hint | null): Candidate[] {
  return (hint?.candidates ?? []).slice(0, BEST);
}

/** Whether two hints say the same to people. */
export function saysTheSame(one: Hint, other: Hint): boolean {
  const said = (hint: Hint): string =>
    JSON.stringify(best(hint).map((each) => [each.move, each.about, each.best, each.error === 0]));
  return said(one) === said(other);
}

/** For marks on the board: the chance of winning by move. Only the best moves share the highest number, even where the
    percentage that is shown is the same. */
export function marks(hint: Hint | null): Map<string, number> {
  return new Map(best(hint).map((each) => [each.move, each.best ? each.about : each.about - 1e-6]));
}
