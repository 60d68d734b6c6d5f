// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export interface Dog {
  colour: string;
  head: boolean;
  bodies: number;
}

export interface Player {
  cards: number;
  dogs: number;
  taken: Dog[] | null;
  score: number | null;
}

export interface WinstonNumbers {
  hand: number;
  play: number;
  bodies: number;
  complete: number;
  bone: number;
  poo: number;
  points: number[];
  sizes: string[];
}

export interface WinstonView {
  seat: number | null;
  seats: number;
  mover: number | null;
  over: boolean;
  end: string | null;
  legal: string[];
  hand: string[] | null;
  played: number;
  table: Dog[];
  pile: number;
  under: string[];
  players: Player[];
  bone: number | null;
  poo: number | null;
  longest: number;
  shortest: number;
  bone_card: string | null;
  poo_card: string | null;
  edition: string;
  open_dogs: boolean;
  places: number[] | null;
  numbers: WinstonNumbers;
}

export interface Played {
  event: "played";
  seat: number;
  card: string;
  dog: string;
  head: boolean;
  bodies: number;
}

export interface Ended {
  event: "ended";
  seat: number;
}

export interface Taken {
  event: "taken";
  seat: number;
  dog: string;
  bodies: number;
  points: number;
}

export interface BonePassed {
  event: "bone";
  seat: number;
  loser: number | null;
  size: string;
}

export interface PooPassed {
  event: "poo";
  seat: number;
  loser: number | null;
  size: string | null;
}

export interface PutUnder {
  event: "under";
  seat: number;
  card: string;
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[];
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Skipped {
  event: "skipped";
  seat: number;
}

export interface Over {
  event: "over";
  end: string;
  scores: number[];
}

export type WinstonEvent = Played | Ended | Taken | BonePassed | PooPassed | PutUnder | Drew | Passed | Skipped | Over;

export const COLOURS = ["R", "O", "Y", "G", "B", "P"] as const;
