// The own hand as things that stay themselves: of two equal cards it is the touched one that leaves.

export interface HeldCard {
  id: number;
  card: string;
}

/** The cards of `hand` with the ids they had before; new ones get the next id. `touched` goes first where one must go. */
export function held(before: readonly HeldCard[], hand: readonly string[], touched: number | null = null): HeldCard[] {
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const free = before.toSorted((a, b) => Number(a.id === touched) - Number(b.id === touched));
  const kept = hand.map((card) => {
    const at = free.findIndex((other) => other.card === card);
    return at < 0 ? { id: next++, card } : free.splice(at, 1)[0]!;
  });
  // equal cards lie in the order of their ids, so that none changes places with its twin
  return kept.toSorted((a, b) => (a.card === b.card ? a.id - b.id : hand.indexOf(a.card) - hand.indexOf(b.card)));
}
