// What the worker and its host say to each other (`browser/host/messages.py`).

import type { State } from "../api/wire";

export interface Entry {
  table: string;
  ply: number;
  change: unknown;
  at: number;
}

export interface Opening {
  id: string;
}

export type Out =
  | { to: "answer"; id: number; status: number; body: unknown }
  | { to: "wire"; wire: number; text: string }
  | { to: "close"; wire: number; code: number };

export interface Batch {
  openings: Opening[];
  entries: Entry[];
  out: Out[];
  states: State[];
  need: string | null;
  wait: number | null; // seconds
}

/** The Python host. Everything is JSON. */
export interface Host {
  handle(message: string): string;
  step(): string;
  not_stored(quicker: boolean): string;
}

/** From the page to the worker. */
export type ToWorker = { start: string } | { say: string } | { ping: number };

/** From the worker to the page. */
export type FromWorker =
  | { ready: true }
  | { progress: number } // from 0 to 1
  | { failed: string } // for developers
  | { out: Out[] }
  | { pong: number };
