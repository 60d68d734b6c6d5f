// The player of this device: a name, which the set-up sheet and the join page fill in, and an emblem.

import { LONGEST_NAME } from "../api/constants";
import { SEAT_EMBLEMS } from "../art/emblems";
import { habits, remember } from "../shelf/setup/habits";
import { Choice } from "./choice.svelte";

export const emblem = new Choice("emblem", SEAT_EMBLEMS, SEAT_EMBLEMS[0]!);

export const myName = (): string => habits().name;

export function callMe(name: string): void {
  remember({ ...habits(), name: name.trim().slice(0, LONGEST_NAME) });
}
