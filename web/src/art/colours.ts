// How the players' colours are painted.

import { PAINTS } from "../api/constants";

/** CSS colours: a surface, an emblem upon it, lines and borders on paper. */
export interface Paint {
  colour: string;
  ink: string;
  edge: string;
}

const NAMES = Object.keys(PAINTS) as (keyof typeof PAINTS)[];

/** The paint of a seat: by the name of its colour or, in a game without colours, by its number. */
export function paint(name: string | null | undefined, seat: number): Paint {
  const known = NAMES.find((each) => each === name) ?? NAMES[seat % NAMES.length]!;
  const [colour, ink, edge] = PAINTS[known];
  return { colour, ink, edge };
}
