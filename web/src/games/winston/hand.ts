// The player's hand as cards with ids: of two equal cards, the touched one leaves.

export interface HeldCard {
  id: number;
  card: string;
}

/** The cards of `hand` with their previous ids; new ones get the next id. Of equal cards, `touched` goes first. */
export function held(before: readonly HeldCard[], hand: readonly string[], touched: number | null = null): HeldCard[] {
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const free = before.toSorted((a, b) => Number(a.id === touched) - Number(b.id === touched));
  const kept = hand.map((card) => {
    const at = free.findIndex((other) => other.card === card);
    return at < 0 ? { id: next++, card } : free.splice(at, 1)[0]!;
  });
  // equal cards are sorted by id, so that they never swap places
  return kept.toSorted((a, b) => (a.card === b.card ? a.id - b.id : hand.indexOf(a.card) - hand.indexOf(b.card)));
}
