// What the frame gives to a game's drawing, and what a game gives to the frame. A game's folder imports from here, from
// `api/`, `art/` and `text/`, and from nothing else.

import type { Component } from "svelte";
import type { Event, View } from "../api/wire";
import type { EmblemName } from "../art/emblems";
import type { Sound } from "../sound/synth";

export type { Sound };

export interface SeatFace {
  index: number;
  name: string;
  kind: "human" | "bot" | "open";
  level: string | null; // of the bot that plays here
  standIn: boolean;
  emblem: EmblemName;
  colour: string; // a CSS colour, told apart by colour-blind people too; never the only sign
  you: boolean;
}

/** A legal move: as it is sent, in words, and what it is sure to cause. */
export interface Move<E extends Event = Event> {
  move: string;
  words: string;
  events: E[];
}

export interface Point {
  x: number;
  y: number;
}

/** Everything a board may draw and do. Its fields are reactive. */
export interface Face<V extends View = View, E extends Event = Event> {
  readonly game: string;
  readonly board: Record<string, unknown>; // the game's board.toml
  readonly view: V; // what is to be drawn now: it advances while a story is told
  readonly you: number | null; // whose eyes; null for a bystander
  readonly seats: readonly SeatFace[];
  readonly telling: E | null; // the event that is being told now
  readonly moves: readonly Move<E>[]; // yours, when it is your turn and nothing is being told; else none
  readonly hints: ReadonlyMap<string, number>; // by move: the share of the win it promises
  readonly pace: number; // milliseconds an event takes; 0 where motion is not wanted
  /** Try a move, legal or not. Of an illegal one the frame shows the rule it breaks. */
  play(move: string): void;
  /** The middle of a seat's badge in client coordinates, for things that travel from or to it. */
  seatPoint(seat: number): Point | null;
}

/** `games/<name>/index.ts` has this as its default export. */
export interface GameTable<V extends View = View, E extends Event = Event> {
  /** The whole of the table: fills its container, with the own hand or tools at the bottom edge. */
  Board: Component<{ face: Face<V, E> }>;
  /** What everybody sees in front of a seat (tokens, counts, score), drawn inside the seat's badge. */
  Tokens: Component<{ face: Face<V, E>; seat: number }>;
  /** The view once `event` has happened, for drawing only: the true view replaces it when the story has been told. That
      true view is `after`, for what the story brings to light and its events do not name. */
  advance(view: V, event: E, after?: V): V;
  /** How long an event takes, as a multiple of the usual pace (default 1). 0 for what needs no time of its own. */
  weight?(event: E): number;
  /** What an event sounds like (default: felt, and a bell at the end). */
  sound?(event: E): Sound;
}
