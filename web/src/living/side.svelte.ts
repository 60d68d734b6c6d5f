// What a device shows at a living-room table: the big screen the table, a phone its player's hand. Whoever prefers, or
// has lost sight of the screen, gets the whole table; this is kept until the tab is closed.

import type { Side } from "../table/face";
import type { TableSession } from "../table/session.svelte";

const KEPT = "ludotheque.whole-table";

class WholeTable {
  #on = $state(typeof sessionStorage !== "undefined" && sessionStorage.getItem(KEPT) === "on");

  get on(): boolean {
    return this.#on;
  }

  choose(on: boolean): void {
    this.#on = on;
    sessionStorage.setItem(KEPT, on ? "on" : "off");
  }
}

export const wholeTable = new WholeTable();

/** A device that several people share shows the whole table, and its curtain. */
export function sideOf(session: Pick<TableSession, "livingRoom" | "keys">): Side {
  if (!session.livingRoom || wholeTable.on || session.keys.length > 1) return "whole";
  return session.keys.length ? "hand" : "table";
}
