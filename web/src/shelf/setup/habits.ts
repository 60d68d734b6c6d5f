// The last choices of the people at this device, kept in this browser.

import type { Habits } from "./plan";

const KEPT = "ludotheque.habits";

const FIRST: Habits = { name: "", level: "casual", names: [], seats: {}, colours: {}, options: {} };

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
