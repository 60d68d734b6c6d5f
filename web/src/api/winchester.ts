// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export interface Piece {
  square: string;
  zone: string;
}

export interface Player {
  pieces: Piece[];
  arrivals: number[];
  score: number;
  loses_turn: boolean;
}

export interface WinchesterView {
  seat: number | null;
  seats: number;
  mover: number | null;
  over: boolean;
  end: string | null;
  legal: string[];
  roller: number | null;
  die: string | null;
  starter: number;
  obstacles: string[];
  players: Player[];
  arrivals: number[];
  points: number[];
  quiet_rounds: number;
  places: number[] | null;
}

export interface Rolled {
  event: "rolled";
  seat: number;
  face: string;
}

export interface Moved {
  event: "moved";
  seat: number;
  face: string;
  origin: string;
  target: string;
  crossed: string | null;
}

export interface Swapped {
  event: "swapped";
  seat: number;
  face: string;
  loser: number;
  origin: string;
  target: string;
}

export interface Arrived {
  event: "arrived";
  seat: number;
  face: string;
  origin: string;
  target: string;
  place: number;
  points: number;
}

export interface Bonus {
  event: "bonus";
  seat: number;
  points: number;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Skipped {
  event: "skipped";
  seat: number;
}

export interface LastPiece {
  event: "last";
  seat: number;
  square: string;
  points: number;
}

export interface Over {
  event: "over";
  end: string;
  scores: number[];
}

export type WinchesterEvent = Rolled | Moved | Swapped | Arrived | Bonus | Passed | Skipped | LastPiece | Over;

export const COLUMNS = 20;
export const ROWS = 14;
export const WIDTH = 4;
export const QUIET_ROUNDS = 300;
export const WARNING = 150;
