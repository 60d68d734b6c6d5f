// The player's unfinished input: the picked piece, the square aimed at, a piece being dragged or just dropped.

import type { Choice } from "./choices";
import type { Point } from "./layout";

export class Hand {
  picked = $state<string | null>(null);
  aimed = $state<string | null>(null);
  /** The dragged piece, and its position. */
  drag = $state.raw<({ from: string } & Point) | null>(null);
  /** A dropped piece stays on its square until the server answers. */
  dropped = $state.raw<{ from: string; to: string } | null>(null);
  #asked = false; // the server has not answered our move yet
  #last: { moves: string; picked: string | null } = { moves: "", picked: null };

  /** The offered moves have changed. Unfinished input is kept if the same moves are offered again; a piece picked while
      there were none stays picked if it can move. */
  offered(choices: readonly Choice[]): void {
    this.aimed = null;
    this.drag = null;
    if (!choices.length) {
      if (this.#asked) return;
      if (this.picked !== null) this.#last.picked = this.picked;
      this.picked = null;
      this.#asked = true;
      return;
    }
    if (this.#asked) this.dropped = null;
    this.#asked = false;
    const moves = choices.map((choice) => choice.move).join();
    const pieces = new Set(choices.map((choice) => choice.from));
    if (this.picked !== null && !pieces.has(this.picked)) this.picked = null;
    if (moves === this.#last.moves) this.picked ??= this.#last.picked;
    if (this.picked === null && pieces.size === 1) this.picked = [...pieces][0] ?? null;
    this.#last = { moves, picked: null };
  }

  pick(square: string | null): void {
    this.picked = square;
    this.aimed = null;
  }

  drop(from: string, to: string): void {
    this.dropped = { from, to };
    this.#asked = false;
  }
}
