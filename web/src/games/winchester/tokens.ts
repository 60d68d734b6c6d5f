// Pieces with identity. A view says only where the pieces of a seat stand; the animation must know which one went
// where.

import type { WinchesterView } from "../../api/winchester";

/** Where a piece stands: a square, or the plinth of its place. */
export type Stand = string | number;

export interface Token {
  id: string;
  seat: number;
  at: Stand;
  from: Stand | null; // where it stood before
  since: number; // the number of the change that brought it here
}

/** The pieces of `view`, identified with those in `before` as far as possible. */
export function track(before: readonly Token[], view: WinchesterView): Token[] {
  const now = 1 + Math.max(0, ...before.map((token) => token.since));
  return view.players.flatMap((player, seat) => {
    const stands: Stand[] = [...player.pieces.map((piece) => piece.square), ...player.arrivals];
    const known = before.filter((token) => token.seat === seat);
    if (known.length !== stands.length)
      return stands.map((at, k) => ({ id: `${seat}-${k}`, seat, at, from: null, since: 0 }));
    const taken = new Set(known.map((token) => token.at));
    const standing = new Set(stands);
    const free = stands.filter((at) => !taken.has(at));
    return known.map((token) =>
      standing.has(token.at) ? token : { ...token, at: free.shift() ?? token.at, from: token.at, since: now },
    );
  });
}
