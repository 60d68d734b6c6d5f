// Tells stories event by event, each with its own duration, so that everyone can follow the moves.

import type { Event, View } from "../api/wire";

/** The part of a game that the teller needs (see GameTable). */
export interface Telling<V extends View, E extends Event> {
  advance(view: V, event: E, after?: V): V;
  weight?(event: E, next?: E): number;
  flourish?(event: E): boolean;
}

export interface Story<V extends View, E extends Event> {
  events: E[];
  after: V; // the true view after all events
  ply?: number; // at which it happened
}

const IN_FULL = 6; // a flourish is told so often in its full length
const SHORTENED = 0.5; // then it takes this share of it

export class Teller<V extends View, E extends Event> {
  view = $state.raw<V>() as V;
  telling = $state.raw<E | null>(null);
  busy = $state(false);
  speed = $state(0); // the duration in milliseconds of an event of weight 1
  #queue: Story<V, E>[] = [];
  #skip: (() => void) | null = null;
  #round = 0;
  #times = new Map<string, number>(); // how often each kind of event has been told

  constructor(
    view: V,
    readonly game: Telling<V, E>,
    /** The duration of an event in milliseconds; 0 shows end states only. */
    readonly pace: () => number,
    readonly told: (event: E, story: Story<V, E>) => void = () => {},
    /** Called when there is nothing more to tell. */
    readonly idle: () => void = () => {},
    readonly began: (story: Story<V, E>) => void = () => {},
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

  /** Drop the waiting stories; the current one is told to its end. */
  drop(): void {
    this.#queue = [];
  }

  /** These events were told before: their flourishes are known. */
  known(events: Iterable<E>): void {
    for (const event of events) this.#count(event);
  }

  /** End the current event at once, for an impatient reader. */
  hurry(): void {
    this.#skip?.();
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.busy = true;
    for (let story = this.#queue.shift(); story; story = this.#queue.shift()) {
      this.began(story);
      for (const [index, event] of story.events.entries()) {
        const next = story.events[index + 1] ?? this.#queue.find(({ events }) => events.length)?.events[0];
        this.speed = this.pace() * this.#share(event);
        this.telling = event;
        this.view = this.game.advance(this.view, event, story.after);
        this.told(event, story);
        await this.#wait((this.game.weight?.(event, next) ?? 1) * this.speed);
        if (round !== this.#round) return;
      }
      this.view = story.after;
    }
    this.speed = this.pace();
    this.telling = null;
    this.busy = false;
    this.idle();
  }

  /** The share of its full duration that an event gets. */
  #share(event: E): number {
    const often = this.#count(event) > IN_FULL;
    return often && this.game.flourish?.(event) ? SHORTENED : 1;
  }

  #count(event: E): number {
    const times = (this.#times.get(event.event) ?? 0) + 1;
    this.#times.set(event.event, times);
    return times;
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
