// Tells stories event by event, each with its own duration, so that everyone can follow the moves.

import type { Event, View } from "../api/wire";

/** The part of a game that the teller needs (see GameTable). */
export interface Telling<V extends View, E extends Event> {
  advance(view: V, event: E, after?: V): V;
  weight?(event: E): number;
}

export interface Story<V extends View, E extends Event> {
  events: E[];
  after: V; // the true view after all events
}

export const PACE = 300; // the duration of an event in milliseconds
const CROWD = 4; // if so many stories are waiting, they are told faster

export class Teller<V extends View, E extends Event> {
  view = $state.raw<V>() as V;
  telling = $state.raw<E | null>(null);
  busy = $state(false);
  speed = $state(0); // the duration in milliseconds of an event of weight 1
  #queue: Story<V, E>[] = [];
  #skip: (() => void) | null = null;
  #round = 0;

  constructor(
    view: V,
    readonly game: Telling<V, E>,
    /** The duration of an event in milliseconds; 0 shows end states only. */
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

  /** Show this view now, and drop the waiting stories. */
  show(view: V): void {
    this.#round += 1;
    this.#queue = [];
    this.#skip?.();
    this.telling = null;
    this.busy = false;
    this.view = view;
  }

  /** End the current event at once, for an impatient reader. */
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
