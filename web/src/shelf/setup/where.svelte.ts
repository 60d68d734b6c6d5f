// Where a table against bots is played: on this device once the games are there, or on the server.

import { isStatic, server } from "../../api/place";
import { Choice } from "../../device/choice.svelte";

type Place = "device" | "server";

export class Where {
  there = $state(false); // the house has the files, and the browser can use them
  ready = $state(false); // the host on this device runs
  #choice = new Choice("where", ["unasked", "device", "server"] as const, "unasked");

  /** The reader's choice; unless there is one, the device: on the pages of a server as soon as it is ready, on a static
   *  site at once, because its server need not know all its games. */
  get place(): Place {
    const { value } = this.#choice;
    if (server === null) return "device"; // there is nothing else
    if (!this.there) return "server";
    if (!navigator.onLine) return "device";
    return value === "unasked" ? (this.ready || isStatic ? "device" : "server") : value;
  }

  choose(place: Place): void {
    this.#choice.choose(place);
    if (place === "device") void this.#start().catch(() => {}); // said when the table is opened
  }

  /** Called when a box is opened: if the reader then plays, the device may be ready. */
  async prepare(): Promise<void> {
    const { canRun, isThere } = await import("../../local/bundle");
    this.there = canRun() && isThere();
    const { value } = this.#choice;
    if (this.there && (this.place === "device" || (value === "unasked" && !savesTraffic())))
      await this.#start().catch(() => {});
  }

  async #start(): Promise<void> {
    const { device } = await import("../../local/device");
    await device.start();
    this.ready = true;
  }
}

const savesTraffic = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

export const where = new Where();
