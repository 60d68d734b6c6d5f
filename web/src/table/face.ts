// What the frame gives to a game's drawing, and what a game gives to the frame. A game's folder imports only from here
// and from `api/`, `art/` and `text/`.

import type { Component } from "svelte";
import type { Event, View } from "../api/wire";
import type { EmblemName } from "../art/emblems";
import type { Sound } from "../sound/synth";

export type { Sound };

/** What a device shows: the whole table; in a living room, on the big screen, the table that everybody looks at and
    nobody's hand; on a phone, one player's hand. */
export type Side = "whole" | "table" | "hand";

export interface SeatFace {
  index: number;
  name: string;
  kind: "human" | "bot" | "open";
  level: string | null; // of the bot that plays here
  standIn: boolean;
  away?: number | null | undefined; // minutes; null: the player is here; undefined: at this device, or nobody knows
  emblem: EmblemName;
  colour: string; // a CSS colour; never the only sign
  ink: string; // of an emblem on that colour
  edge: string; // the same colour for lines and borders on paper
  colourName: string | null; // as the server names it; null in a game without colours
  you: boolean; // the reader
}

/** A legal move: its notation, its words, and its certain effects. */
export interface Move<E extends Event = Event> {
  move: string;
  words: string;
  events: E[];
}

/** A move that may be against the rules, while the other seats are asked whether it stands. */
export interface Objection {
  seat: number; // whose move it is
  what: string; // different for every such move
  stand: string; // the answer that lets it stand
  object: string; // the answer that objects
}

/** The question to the people at this device. */
export interface Question {
  readonly seats: readonly SeatFace[]; // who may object; several at a shared device
  readonly left: number | null; // of the moment after which it is answered by itself, from 1 to 0; null without one
  readonly choosing: boolean; // somebody objects: which of the seats?
  readonly asks: boolean; // the people want to be asked each time
  /** Without a seat: whoever is asked, or a choice between several. */
  object(seat?: number): void;
  stand(): void;
  ask(eachTime: boolean): void;
}

export interface Point {
  x: number;
  y: number;
}

/** Everything a board can draw and do. Its fields are reactive. */
export interface Face<V extends View = View, E extends Event = Event> {
  readonly game: string;
  readonly side: Side;
  readonly board: Record<string, unknown>; // the game's board.toml
  readonly view: V; // the view to draw: it advances during a story
  readonly you: number | null; // the viewing seat; null for a spectator
  readonly reader: number | null; // the seat that texts call “you”; null for a spectator and at a shared device
  readonly seats: readonly SeatFace[];
  readonly telling: E | null; // the event being told
  readonly moves: readonly Move<E>[]; // yours, on your turn and while nothing is being told; else none
  readonly hints: ReadonlyMap<string, number>; // by move: its chance of winning, as precisely as it is known
  readonly wish: string | null; // the move that will be played as soon as the table is ready, if it is legal then
  readonly question: Question | null; // whether another player's move may stand
  readonly pace: number; // the duration of an event in milliseconds; 0 without motion
  /** Try a move, legal or not. For an illegal one the frame shows the rule it breaks. While there are no `moves` yet
      because something is still told or sent, the move is kept as the `wish`; a second click takes it back. So a board
      need not check whether it is the player's turn. */
  play(move: string): void;
  /** What the viewing player is told to do; with the name at a shared device. */
  address(text: string): string;
  /** The middle of a seat's badge in client coordinates, for things that travel from or to it. */
  seatPoint(seat: number): Point | null;
}

/** The default export of `games/<name>/index.ts`. */
export interface GameTable<V extends View = View, E extends Event = Event> {
  /** The whole table: fills its container, with the player's hand or tools at the bottom. It is also the table side,
      for nobody's eyes, and on a phone it comes with the player's turn, unless there is a `Hand`. */
  Board: Component<{ face: Face<V, E> }>;
  /** The hand side: what a player holds and can choose, all the time. The table itself is on the big screen. */
  Hand?: Component<{ face: Face<V, E> }>;
  /** The visible things in front of a seat (tokens, counts, score), drawn inside the seat's badge. */
  Tokens: Component<{ face: Face<V, E>; seat: number }>;
  /** The view after `event`, for drawing only: the true view replaces it at the end of the story. `after` is
      that true view, for things that the story reveals but its events do not name. */
  advance(view: V, event: E, after?: V): V;
  /** A figure of a seat at the end that is worth keeping, such as the longest dog; `<game>-best` says it in words. */
  best?(view: V, seat: number): number | null;
  /** The duration of an event, as a multiple of the usual pace (default 1). 0 for no time at all. If `next` is already
      waiting, it may begin earlier than the motion of `event` ends. */
  weight?(event: E, next?: E): number;
  /** Whether the event is drawn with a flourish, which gets shorter after the first few times. */
  flourish?(event: E): boolean;
  /** The move that the other seats are asked about. */
  objection?(view: V): Objection | null;
  /** Whether there are such moves under this table's rules. */
  objections?(view: V): boolean;
  /** The sound of an event (default: felt, and a bell at the end). */
  sound?(event: E): Sound;
}
