// Runs the host, one thing after the other: a message, or a slice of work. What it changes is stored before anything is
// said about it.

import type { Batch, Host, Out } from "./batch";
import { Quicker, type Store } from "./store";

export interface Surroundings {
  send(out: Out[]): void;
  /** Tell the other pages of this device that tables have changed. */
  announce(tables: string[]): void;
  /** Let messages come in before the next slice. */
  pause(): Promise<void>;
  later(work: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
}

export class Desk {
  #messages: string[] = [];
  #busy = false;
  #due = false; // the host has something to do now
  #timer: unknown;

  constructor(
    readonly host: Host,
    readonly store: Store,
    readonly around: Surroundings,
  ) {}

  receive(message: string): void {
    this.#messages.push(message);
    void this.#run();
  }

  /** Another page has changed a table. */
  async heard(table: string): Promise<void> {
    const found = await this.store.load(table).catch(() => null);
    if (found) this.receive(loaded(table, found.opening, found.entries));
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#messages.length || this.#due) {
        const message = this.#messages.shift();
        if (message === undefined) await this.#do(read(this.host.step()));
        else await this.#handle(message);
        await this.around.pause();
      }
    } finally {
      this.#busy = false;
    }
  }

  async #handle(message: string): Promise<void> {
    let batch = read(this.host.handle(message));
    while (batch.need !== null) {
      const found = await this.store.load(batch.need).catch(() => null); // a browser may refuse its database
      await this.#do(read(this.host.handle(loaded(batch.need, found?.opening ?? null, found?.entries ?? []))));
      batch = read(this.host.handle(message));
    }
    await this.#do(batch);
  }

  async #do(batch: Batch): Promise<void> {
    const { openings, entries, states } = batch;
    if (openings.length || entries.length) {
      try {
        await this.store.append(openings, entries, states);
        this.around.announce([...new Set(entries.map(({ table }) => table))]);
      } catch (error) {
        const quicker = error instanceof Quicker;
        this.#settle(read(this.host.not_stored(quicker)));
        if (quicker) for (const table of new Set(entries.map((entry) => entry.table))) await this.heard(table);
        return;
      }
    }
    this.#settle(batch);
  }

  #settle({ out, wait }: Batch): void {
    if (out.length) this.around.send(out);
    this.around.cancel(this.#timer);
    this.#due = wait === 0;
    if (wait) this.#timer = this.around.later(() => this.#wake(), wait * 1000);
  }

  #wake(): void {
    this.#due = true;
    void this.#run();
  }
}

const read = (text: string): Batch => JSON.parse(text) as Batch;

const loaded = (table: string, opening: unknown, entries: unknown[]): string =>
  JSON.stringify({ do: "load", table, opening, entries });
