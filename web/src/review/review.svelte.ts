// A replay of a finished game, position by position, on the game's own board.

import { get, post } from "../api/http";
import type { Analysed, Event, Replay, View } from "../api/wire";
import type { GameTable } from "../table/face";
import { Teller } from "../table/teller.svelte";
import { type Looked, looked } from "./shares";

const PART = 12; // moves analysed per request, so that progress is visible
const SIMULATIONS = [60, 400]; // for each move: a quick answer first, then a better one
const PAUSE = 500; // milliseconds between two moves during playback

export class Review {
  replay = $state.raw<Replay | null>(null);
  at = $state(0); // the number of moves before the position shown
  stepping = $state(false); // the board shows the replay, not the end
  playing = $state(false);
  moves = $state.raw<Looked[]>([]); // those analysed so far
  simulations = $state(0); // behind them
  #better = $state.raw<Looked[]>([]); // those that will take their place when all are there
  analysing = $state(false);
  failed = $state<string | null>(null);
  #teller: Teller<View, Event> | null = null;
  #stop = new AbortController();

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    readonly game: GameTable,
    readonly pace: () => number, // the duration of an event in milliseconds
  ) {}

  get teller(): Teller<View, Event> | null {
    return this.stepping ? this.#teller : null;
  }

  get last(): number {
    return this.replay?.moves.length ?? 0;
  }

  /** The number of moves analysed, each time they are. */
  get analysed(): number {
    return this.#better.length || this.moves.length;
  }

  /** The share that has been analysed, from 0 to 1. */
  get done(): number {
    return this.last ? Math.min(1, this.analysed / this.last) : 0;
  }

  async load(): Promise<void> {
    if (this.replay) return;
    const replay = await get<Replay>(`/api/tables/${this.table}/replay`, this.token, this.#stop.signal);
    this.replay = replay;
    this.at = replay.moves.length;
    this.#teller = new Teller<View, Event>(replay.views.at(-1) as View, this.game, this.pace);
  }

  /** Go to the position after this many moves. One step forward is told as a story; anything else is shown at once. */
  async go(wanted: number): Promise<void> {
    await this.load();
    const [replay, teller] = [this.replay, this.#teller];
    if (!replay || !teller) return;
    const to = Math.max(0, Math.min(wanted, this.last));
    const view = replay.views[to] as View;
    if (this.stepping && to === this.at + 1) teller.tell({ events: replay.moves[this.at]?.events ?? [], after: view });
    else teller.show(view);
    this.at = to;
    this.stepping = true;
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    while (this.playing && this.at < this.last) {
      await this.go(this.at + 1);
      await this.#told();
    }
    this.playing = false;
  }

  /** Back to the end of the game. */
  leave(): void {
    this.playing = false;
    this.stepping = false;
    this.at = this.last;
  }

  async #told(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, PAUSE));
    while (this.#teller?.busy);
  }

  /** Analyse every move, a few at a time, and then once more with more simulations. */
  async analyse(): Promise<void> {
    if (this.analysing || this.simulations === SIMULATIONS.at(-1)) return;
    this.analysing = true;
    this.failed = null;
    try {
      await this.load();
      for (const simulations of SIMULATIONS) await this.#analyse(simulations);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.failed = error instanceof Error ? error.message : String(error);
    } finally {
      this.#better = [];
      this.analysing = false;
    }
  }

  async #analyse(simulations: number): Promise<void> {
    if (simulations <= this.simulations) return;
    const first = this.simulations === 0; // shown move by move; later figures only all together, so that they add up
    let found = first ? this.moves : [];
    while (found.length < this.last) {
      const asked = { simulations, first: found.length, count: PART };
      const part = await post<Analysed>(`/api/tables/${this.table}/analysis`, asked, this.token, this.#stop.signal);
      if (part.moves.length === 0) break;
      found = [...found, ...looked(part)];
      if (first) this.moves = found;
      else this.#better = found;
    }
    this.moves = found;
    this.simulations = simulations;
  }

  close(): void {
    this.playing = false;
    this.#stop.abort();
  }
}
