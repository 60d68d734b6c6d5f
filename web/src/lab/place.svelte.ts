// Where the lab's games are played: on a server, if there is one, or on this device.

import { isStatic, server } from "../api/place";
import { Choice } from "../device/choice.svelte";
import { canRun, isThere } from "../local/bundle";

type Place = "device" | "server";

export class LabWhere {
  #choice = new Choice("lab", ["unasked", "device", "server"] as const, "unasked");

  /** Both are possible. */
  get open(): boolean {
    return server !== null && isThere() && canRun() && navigator.onLine;
  }

  /** The reader's choice; unless there is one, the server that sent the page, which plays more. */
  get place(): Place {
    const { value } = this.#choice;
    if (!isThere()) return "server";
    if (server === null) return "device";
    if (!this.open) return canRun() ? "device" : "server";
    return value === "unasked" ? (isStatic ? "device" : "server") : value;
  }

  get here(): boolean {
    return this.place === "device";
  }

  choose(place: Place): void {
    this.#choice.choose(place);
  }
}

export const labWhere = new LabWhere();
