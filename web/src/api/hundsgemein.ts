// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export interface Flea {
  block: string;
  breed: number;
  owner: number | null;
}

export interface Placement {
  seat: number;
  block: string;
  breed: number;
}

export interface Street {
  name: string;
  dog: string;
  worth: number;
  fleas: number[] | null;
  runs: number[] | null;
  winner: number | null;
}

export interface Player {
  face_up: number[];
  reserve: number;
  dogs: number | null;
  score: number | null;
}

export interface HundsgemeinView {
  seat: number | null;
  seats: number;
  mover: number | null;
  over: boolean;
  end: string | null;
  legal: string[];
  bones: string;
  fleas: Flea[];
  streets: Street[];
  players: Player[];
  out: number[];
  asked: Placement | null;
  scoring: string;
  honour: boolean;
  open_owners: boolean;
  places: number[] | null;
}

export interface Laid {
  event: "laid";
  seat: number;
  breed: number;
  block: string;
}

export interface Thrown {
  event: "thrown";
  seat: number;
  count: number;
  breeds: number[];
}

export interface Called {
  event: "called";
  seat: number;
  loser: number;
  breed: number;
  block: string;
}

export interface LetPass {
  event: "let-pass";
  seat: number;
}

export interface Removed {
  event: "removed";
  seat: number;
  breed: number;
  block: string;
  rule: string;
}

export interface Stays {
  event: "stays";
  seat: number;
  breed: number;
  block: string;
}

export interface TurnedUp {
  event: "turned-up";
  seat: number;
  count: number;
  breeds: number[];
}

export interface Skipped {
  event: "skipped";
  seat: number;
}

export interface DogTaken {
  event: "dog-taken";
  seat: number;
  street: string;
  dog: string;
  worth: number;
}

export interface DogDiscarded {
  event: "dog-discarded";
  street: string;
  dog: string;
}

export interface Over {
  event: "over";
  end: string;
  scores: number[];
}

export type HundsgemeinEvent = Laid | Thrown | Called | LetPass | Removed | Stays | TurnedUp | Skipped | DogTaken | DogDiscarded | Over;

export const SIDE = 7;
export const COLUMNS = "abcdefg";
