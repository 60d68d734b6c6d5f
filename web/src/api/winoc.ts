// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export interface Stone {
  spot: string;
  shows: number;
  lies: string;
  under: number | null;
}

export interface Guard {
  colour: string;
  seat: number | null;
  place: number;
  gate: string | null;
  fortress: boolean;
  walked: number | null;
}

export interface WinocView {
  seat: number | null;
  seats: number;
  mover: number | null;
  over: boolean;
  end: string | null;
  legal: string[];
  stones: Stone[];
  paths: number[][];
  guards: Guard[];
  active: number;
  phase: string | null;
  drawing: string | null;
  steps: number | null;
  follower: string | null;
  turn: number;
  length: number;
  gates: number[];
  rules: string;
  fortress: string;
  open_memory: boolean;
  places: number[] | null;
}

export interface ChosePath {
  event: "path";
  seat: number;
  path: string;
}

export interface Turned {
  event: "turned";
  seat: number;
  spot: string;
  face: string;
  path: string;
}

export interface Neutral {
  event: "neutral";
  path: string;
}

export interface Crossed {
  event: "crossed";
  spot: string;
  path: string;
}

export interface Twins {
  event: "twins";
  spot: string;
  other: string;
}

export interface Double {
  event: "double";
  path: string;
}

export interface Winoc {
  event: "winoc";
  seat: number;
  path: string;
}

export interface Moved {
  event: "moved";
  seat: number;
  guard: string;
  whose: string;
  steps: number;
  way: string;
  place: number;
  gate: string | null;
}

export interface Stayed {
  event: "stayed";
  seat: number;
  path: string;
}

export interface Flew {
  event: "flew";
  seat: number;
  guard: string;
  place: number;
  gate: string | null;
}

export interface SentOff {
  event: "sent-off";
  guard: string;
  place: number;
  gate: string;
}

export interface TookFortress {
  event: "fortress";
  guard: string;
}

export interface Cleared {
  event: "cleared";
  path: string | null;
}

export interface Lapped {
  event: "lapped";
  seat: number;
  guard: string;
  steps: number;
  back: number;
  left: number;
}

export interface Over {
  event: "over";
  end: string;
  winner: number | null;
  scores: number[];
}

export type WinocEvent = ChosePath | Turned | Neutral | Crossed | Twins | Double | Winoc | Moved | Stayed | Flew | SentOff | TookFortress | Cleared | Lapped | Over;

export const COLOURS = ["yellow", "white", "green", "red"] as const;
export const GATES = ["cassel", "bierne", "dunkerque", "hondschoote"] as const;
export const PATHS = ["N", "S"] as const;
