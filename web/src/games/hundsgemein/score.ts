// The account of Hundsgemein's points: the dog of every street won.

import type { HundsgemeinEvent } from "../../api/hundsgemein";
import type { Event, View } from "../../api/wire";
import type { Item } from "../../review/account";

export function account(events: readonly Event[], view: View): Item[][] {
  const sheet: Item[][] = Array.from({ length: view.seats }, () => []);
  for (const event of events as readonly HundsgemeinEvent[])
    if (event.event === "dog-taken")
      sheet[event.seat]?.push({ label: `${event.street}: ${event.dog}`, points: event.worth });
  return sheet;
}
