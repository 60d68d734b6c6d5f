// The four guards' colours, each with its charge: on tabards, banners, fortresses and buttons.

import { PAINTS } from "../../api/constants";
import type { Colour } from "./story";

export interface Arms {
  field: string;
  deep: string; // the field in shadow
  ink: string; // of the charge
  charge: string; // a path about from -10 to 10
}

export const ARMS: Record<Colour, Arms> = {
  yellow: {
    field: PAINTS.yellow[0],
    deep: "#c08f12",
    ink: "#3b2506",
    charge: "M-10,-10L-4,-10L10,6L10,10L4,10L-10,-6Z",
  },
  white: { field: PAINTS.white[0], deep: "#c9c2b2", ink: "#1f4f94", charge: "M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" },
  green: { field: PAINTS.green[0], deep: "#1b5f32", ink: "#fdf3d6", charge: "M-10,7V0L0,-8L10,0V7L0,-1Z" },
  red: { field: PAINTS.red[0], deep: "#8c1d1a", ink: "#fdf3d6", charge: "M0,-10L8,0L0,10L-8,0Z" },
};

export function arms(colour: string): Arms {
  return ARMS[colour as Colour] ?? ARMS.white;
}
