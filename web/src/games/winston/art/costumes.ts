// Six dogs, six costumes: coat, motif, hat and fur all differ, so that dogs can be told apart without colour.

import { COLOURS } from "../../../api/winston";
import { strong } from "../../../art/colours";

export type Colour = (typeof COLOURS)[number];

export interface Costume {
  coat: string;
  deep: string; // the dark shade of the coat: hems, seams, outlines
  motif: string; // the motif on the coat
  trim: string; // collar and hem
  fur: string;
  furDeep: string;
  snout: string;
  paper: string; // the background of the card
  boots: string | null;
}

const COSTUMES: Record<Colour, Costume> = {
  // the postman: envelopes
  R: {
    coat: "#d2382f",
    deep: "#861a17",
    motif: "#fff4de",
    trim: "#f3c14b",
    fur: "#a8622f",
    furDeep: "#713c17",
    snout: "#c98a52",
    paper: "#fbe3da",
    boots: null,
  },
  // the baker: pretzels
  O: {
    coat: "#ee8422",
    deep: "#9a4708",
    motif: "#5c2a06",
    trim: "#fff6e6",
    fur: "#efd9b0",
    furDeep: "#c39c62",
    snout: "#fbeed3",
    paper: "#fdead3",
    boots: null,
  },
  // out in the rain: drops
  Y: {
    coat: "#f6cd2f",
    deep: "#a77b00",
    motif: "#1c6f9f",
    trim: "#fff7cf",
    fur: "#6b4630",
    furDeep: "#432817",
    snout: "#a27653",
    paper: "#fdf5cf",
    boots: "#1f7f8c",
  },
  // the gardener: leaves
  G: {
    coat: "#4a9a4c",
    deep: "#1d5425",
    motif: "#e4f5b4",
    trim: "#8a5a2b",
    fur: "#c98d4e",
    furDeep: "#8d5a27",
    snout: "#e8bd87",
    paper: "#e4f1d6",
    boots: "#7a4a23",
  },
  // the sailor: stripes
  B: {
    coat: "#2c6fbf",
    deep: "#123c74",
    motif: "#f4f8ff",
    trim: "#f4f8ff",
    fur: "#5c5351",
    furDeep: "#332c2b",
    snout: "#b5793f",
    paper: "#dfebf8",
    boots: null,
  },
  // the magician: stars
  P: {
    coat: "#7a45a8",
    deep: "#42206a",
    motif: "#ffdf6b",
    trim: "#ffdf6b",
    fur: "#9a9290",
    furDeep: "#625b5b",
    snout: "#c9c1bd",
    paper: "#ecdff5",
    boots: null,
  },
};

/** Colours that also differ in lightness: two coats are at least 21 apart (CIEDE2000) for every common kind of
    colour-blindness; of the usual ones, some are 4 apart. */
const STRONG: Record<Colour, Pick<Costume, "coat" | "deep" | "motif" | "paper">> = {
  R: { coat: "#7d1016", deep: "#3f0508", motif: "#fff4de", paper: "#f6dcd8" },
  O: { coat: "#e65a00", deep: "#7a2d00", motif: "#2b1000", paper: "#fde3cf" },
  Y: { coat: "#fff27a", deep: "#8a7400", motif: "#0d2a63", paper: "#fffbe0" },
  G: { coat: "#1fae8f", deep: "#06493b", motif: "#f2ffd0", paper: "#d6f2ea" },
  B: { coat: "#0d2a63", deep: "#050f2b", motif: "#ffffff", paper: "#dbe4f5" },
  P: { coat: "#b53fe0", deep: "#4d1266", motif: "#fff3b0", paper: "#f1dcfa" },
};

/** In the reader's colours. */
export const costumeOf = (colour: Colour): Costume =>
  strong() ? { ...COSTUMES[colour], ...STRONG[colour] } : COSTUMES[colour];

export const INK = "#2b1a10"; // the colour of all outlines

export const colourOf = (letter: string): Colour =>
  (COLOURS as readonly string[]).includes(letter) ? (letter as Colour) : "R";
