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
  #asked = false;

  /** The moves are there, or gone, or others: nothing of what was begun holds any more. */
  offered(choices: readonly Choice[]): void {
    this.aimed = null;
    this.drag = null;
    if (!choices.length) {
      this.picked = null;
      this.#asked = true;
      return;
    }
    if (this.#asked) this.dropped = null;
    this.#asked = false;
    const pieces = new Set(choices.map((choice) => choice.from));
    if (this.picked === null && pieces.size === 1) this.picked = [...pieces][0] ?? null;
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
