// Asking the server for a hint: a quick one first, then better ones while it is looked at. The request is cancelled when
// the game goes on, the hint is closed or the player leaves.

import { Refusal } from "../api/http";
import type { TableSession } from "../table/session.svelte";

const MILLISECONDS = [200, 800, 2000];

export class Thinking {
  busy = $state(false); // nothing is shown yet
  #stop: AbortController | null = null;

  constructor(readonly session: TableSession) {}

  async ask(): Promise<void> {
    const wanted = !this.busy;
    this.cancel();
    if (!wanted) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.busy = true;
    try {
      for (const milliseconds of MILLISECONDS) {
        await this.session.askHint(milliseconds, stop.signal);
        if (this.#stop !== stop || this.session.hint === null) break;
        this.busy = false;
      }
    } catch (error) {
      // a hint that cannot be refined stays as it is
      if (error instanceof Refusal) {
        if (this.busy) this.session.refuse(error.problem);
      } else if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#stop === stop) this.cancel();
    }
  }

  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.busy = false;
  }

  /** The player has closed the hint. */
  closed(): void {
    if (!this.busy) this.cancel();
  }
}
