// What a bystander has seen, move by move: the telling can be paused, stepped forward and back, and caught up with. It all
// happens on this device; the table goes on meanwhile.
//
// The server tells spectators what they may know, and only that can be seen again. Where players must remember, that is
// the present round: older moves are dropped, also while paused, so that nobody reads up what the others must remember.

import type { Event, View } from "../api/wire";
import type { Story, Teller } from "./teller.svelte";

export interface Step extends Story<View, Event> {
  readonly ply: number;
}

export const MOST = 300; // moves that can be seen again

export class Watching {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0); // how many of them have begun to be shown
  paused = $state(false);
  #first: View | undefined; // before the first step
  #from = 0; // what happened before this ply must be remembered

  constructor(
    readonly teller: Teller<View, Event>,
    /** Put exactly these steps' events at the end of the story in words. */
    readonly retell: (said: readonly Step[], unsaid: readonly Step[]) => void,
  ) {}

  /** The moves that have happened and are not shown. */
  get behind(): number {
    return this.steps.length - this.at;
  }

  /** Begin with this view; what was before has not been seen here. */
  reset(view: View): void {
    this.#first = view;
    this.steps = [];
    this.at = 0;
  }

  /** A move has happened. */
  add(step: Step): void {
    this.steps = [...this.steps, step];
    this.#drop(Math.min(this.steps.length - MOST, this.at));
    if (!this.paused) this.teller.tell(step);
  }

  /** The teller begins with one of the steps. */
  began(story: Story<View, Event>): void {
    const index = this.steps.indexOf(story as Step);
    if (index >= 0) this.at = index + 1;
  }

  /** Stop after the move that is being told. */
  pause(): void {
    this.paused = true;
    this.teller.drop();
    this.forget(this.#from);
  }

  play(): void {
    if (!this.paused) return;
    this.paused = false;
    for (const step of this.steps.slice(this.at)) this.teller.tell(step);
  }

  forward(): void {
    this.pause();
    this.#finish();
    const step = this.steps[this.at];
    if (step) this.teller.tell(step);
  }

  back(): void {
    this.pause();
    if (this.at === 0) return;
    this.at -= 1;
    const step = this.steps[this.at]!;
    this.teller.show(this.#before(this.at));
    this.retell([], [step]);
  }

  /** Show what is there now, and go on with the table. */
  catchUp(): void {
    const missed = this.steps.slice(Math.max(0, this.at - 1)); // one may have been told in part
    this.paused = false;
    this.at = this.steps.length;
    if (missed.length) this.teller.show(missed.at(-1)!.after);
    this.retell(missed, []);
  }

  /** Keep what happened from this ply on. Moves that are still to be told stay, unless the reader made them wait. */
  forget(from: number): void {
    this.#from = from;
    const kept = this.steps.findIndex((step) => step.ply >= from);
    const old = kept < 0 ? this.steps.length : kept;
    this.#drop(this.paused ? old : Math.min(old, this.at));
  }

  #drop(count: number): void {
    if (count <= 0) return;
    this.#first = this.steps[count - 1]!.after;
    if (this.at < count) this.teller.show(this.#first);
    this.steps = this.steps.slice(count);
    this.at = Math.max(0, this.at - count);
  }

  /** The move that is being told, told at once. */
  #finish(): void {
    const step = this.steps[this.at - 1];
    if (!this.teller.busy || !step) return;
    this.teller.show(step.after);
    this.retell([step], []);
  }

  #before(index: number): View {
    return index > 0 ? this.steps[index - 1]!.after : this.#first!;
  }
}
