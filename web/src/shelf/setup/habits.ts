// The last choices of the people at this device, kept in this browser.

import { ADAPTIVE_SHARE, LEVELS } from "../../api/constants";
import type { Habits } from "./plan";

const KEPT = "ludotheque.habits";

const FIRST: Habits = {
  name: "",
  level: "casual",
  share: ADAPTIVE_SHARE,
  names: [],
  seats: {},
  colours: {},
  options: {},
};

export function habits(): Habits {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Habits>) };
  } catch {
    return FIRST;
  }
}

export function remember(found: Habits): void {
  localStorage.setItem(KEPT, JSON.stringify(found));
}

/** A level for bots that take the seat of somebody: one of the fixed ones. */
export const fillLevel = ({ level }: Habits): string => (LEVELS.some((known) => known === level) ? level : "casual");
