// Stories are told one event after the other, each taking its time, so that everybody's moves can be followed.

import type { Event, View } from "../api/wire";

/** What the teller needs to know of a game (see GameTable). */
export interface Telling<V extends View, E extends Event> {
  advance(view: V, event: E, after?: V): V;
  weight?(event: E): number;
}

export interface Story<V extends View, E extends Event> {
  events: E[];
  after: V; // the true view once all has happened
}

export const PACE = 300; // milliseconds an event takes
const CROWD = 4; // stories waiting from which on they are told faster

export class Teller<V extends View, E extends Event> {
  view = $state.raw<V>() as V;
  telling = $state.raw<E | null>(null);
  busy = $state(false);
  speed = $state(0); // milliseconds the event being told takes, if its weight is 1
  #queue: Story<V, E>[] = [];
  #skip: (() => void) | null = null;
  #round = 0;

  constructor(
    view: V,
    readonly game: Telling<V, E>,
    /** Milliseconds an event takes now; 0 shows end states only. */
    readonly pace: () => number,
    readonly told: (event: E) => void = () => {},
  ) {
    this.view = view;
    this.speed = pace();
  }

  tell(story: Story<V, E>): void {
    this.#queue.push(story);
    if (!this.busy) void this.#run();
  }

  /** Show this now; what was still to be told is dropped. */
  show(view: V): void {
    this.#round += 1;
    this.#queue = [];
    this.#skip?.();
    this.telling = null;
    this.busy = false;
    this.view = view;
  }

  /** The reader is impatient: the event being told is over at once. */
  hurry(): void {
    this.#skip?.();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.busy = true;
    for (let story = this.#queue.shift(); story; story = this.#queue.shift()) {
      for (const event of story.events) {
        this.speed = this.#queue.length >= CROWD ? this.pace() / 3 : this.pace();
        this.telling = event;
        this.view = this.game.advance(this.view, event, story.after);
        this.told(event);
        await this.#wait((this.game.weight?.(event) ?? 1) * this.speed);
        if (round !== this.#round) return;
      }
      this.view = story.after;
    }
    this.speed = this.pace();
    this.telling = null;
    this.busy = false;
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#skip = done;
    });
  }
}
