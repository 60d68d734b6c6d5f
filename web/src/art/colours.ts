// How the players' colours are painted.

import { PAINTS } from "../api/constants";
import { colours } from "../device/colours";

/** CSS colours: a surface, an emblem upon it, lines and borders on paper. */
export interface Paint {
  colour: string;
  ink: string;
  edge: string;
}

type Name = keyof typeof PAINTS;

/** Colours that also differ in lightness. Of any two that meet in a game, the distance (CIEDE2000) is 16 or more for every
    common kind of colour-blindness; of the usual ones, some are 3 apart. */
const STRONG: Record<Name, readonly [string, string, string]> = {
  blue: ["#123f8c", "#ffffff", "#123f8c"],
  orange: ["#f07a10", "#1a0d00", "#b35600"],
  green: ["#1fae8f", "#001a14", "#0d7a62"],
  purple: ["#c76bd9", "#1d0024", "#9333a8"],
  gold: ["#6e5200", "#ffffff", "#6e5200"],
  black: ["#141210", "#ffffff", "#141210"],
  yellow: ["#fbe04a", "#2b1d00", "#8a6d00"],
  white: ["#ffffff", "#123f8c", "#6f6a60"],
  red: ["#a3141b", "#ffffff", "#a3141b"],
};

/** Whether the reader has chosen colours that are easier to tell apart. */
export const strong = (): boolean => colours.value === "strong";

const NAMES = Object.keys(PAINTS) as Name[];

/** The paint of a seat: by the name of its colour or, in a game without colours, by its number. */
export function paint(name: string | null | undefined, seat: number): Paint {
  const known = NAMES.find((each) => each === name) ?? NAMES[seat % NAMES.length]!;
  const [colour, ink, edge] = (strong() ? STRONG : PAINTS)[known];
  return { colour, ink, edge };
}
