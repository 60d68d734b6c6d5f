// The four guards' colours, each with its charge: on tabards, banners, fortresses and buttons.

import { paint, strong } from "../../art/colours";
import type { Colour } from "./story";

export interface Arms {
  field: string;
  deep: string; // the field in shadow
  ink: string; // of the charge
  charge: string; // a path about from -10 to 10
}

type Bearing = Omit<Arms, "field">;

const BEARINGS: Record<Colour, Bearing> = {
  yellow: { deep: "#c08f12", ink: "#3b2506", charge: "M-10,-10L-4,-10L10,6L10,10L4,10L-10,-6Z" },
  white: { deep: "#c9c2b2", ink: "#1f4f94", charge: "M-3,-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" },
  green: { deep: "#1b5f32", ink: "#fdf3d6", charge: "M-10,7V0L0,-8L10,0V7L0,-1Z" },
  red: { deep: "#8c1d1a", ink: "#fdf3d6", charge: "M0,-10L8,0L0,10L-8,0Z" },
};

const STRONG: Record<Colour, Pick<Bearing, "deep" | "ink">> = {
  yellow: { deep: "#c9a800", ink: "#2b1d00" },
  white: { deep: "#c9c2b2", ink: "#123f8c" },
  green: { deep: "#0d7a62", ink: "#001a14" },
  red: { deep: "#6b0a10", ink: "#ffffff" },
};

/** In the reader's colours. */
export function arms(name: string): Arms {
  const colour = name in BEARINGS ? (name as Colour) : "white";
  return { ...BEARINGS[colour], ...(strong() ? STRONG[colour] : {}), field: paint(colour, 0).colour };
}
