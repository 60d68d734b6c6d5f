// Players' emblems, in the order of the seats. An emblem is an SVG path within about -1 to 1.

import { EMBLEMS } from "../api/constants";

export { EMBLEMS } from "../api/constants";

export type EmblemName = keyof typeof EMBLEMS;

export const SEAT_EMBLEMS = Object.keys(EMBLEMS) as EmblemName[];
