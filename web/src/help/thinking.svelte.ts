// Asking the server for a hint. The request is cancelled when the game goes on or the player leaves.

import { Refusal } from "../api/http";
import type { TableSession } from "../table/session.svelte";

const MILLISECONDS = 1500;

export class Thinking {
  busy = $state(false);
  #stop: AbortController | null = null;

  constructor(readonly session: TableSession) {}

  async ask(): Promise<void> {
    if (this.busy) {
      this.cancel();
      return;
    }
    const stop = new AbortController();
    this.#stop = stop;
    this.busy = true;
    try {
      await this.session.askHint(MILLISECONDS, stop.signal);
    } catch (error) {
      if (error instanceof Refusal) this.session.refuse(error.problem);
      else if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#stop === stop) this.busy = false;
    }
  }

  cancel(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.busy = false;
  }
}
