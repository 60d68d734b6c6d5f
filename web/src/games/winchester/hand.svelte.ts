// What the reader is about to do: the piece picked, the square aimed at, a piece dragged or just let go.

import type { Choice } from "./choices";
import type { Point } from "./layout";

export class Hand {
  picked = $state<string | null>(null);
  aimed = $state<string | null>(null);
  /** The piece under the finger, and where that is. */
  drag = $state.raw<({ from: string } & Point) | null>(null);
  /** A piece let go on a square stays there until the table answers. */
  dropped = $state.raw<{ from: string; to: string } | null>(null);
  #asked = false; // the table has a move of ours to answer
  #last: { moves: string; picked: string | null } = { moves: "", picked: null };

  /** The moves are there, or gone, or others: what was begun holds only if the very same are offered again. */
  offered(choices: readonly Choice[]): void {
    this.aimed = null;
    this.drag = null;
    if (!choices.length) {
      if (this.picked !== null) this.#last.picked = this.picked;
      this.picked = null;
      this.#asked = true;
      return;
    }
    if (this.#asked) this.dropped = null;
    this.#asked = false;
    const moves = choices.map((choice) => choice.move).join();
    if (moves === this.#last.moves) this.picked = this.#last.picked;
    const pieces = new Set(choices.map((choice) => choice.from));
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
