// The account of Winchester's points: every piece by its place of arrival, the bonuses, and the last piece.

import type { Event, View } from "../../api/wire";
import type { WinchesterEvent } from "../../api/winchester";
import type { Item, Say } from "../../review/account";

export function account(events: readonly Event[], view: View, say: Say): Item[][] {
  const sheet: Item[][] = Array.from({ length: view.seats }, () => []);
  for (const event of events as readonly WinchesterEvent[]) {
    if (event.event === "arrived")
      sheet[event.seat]?.push({ label: say("winchester-score-place", { place: event.place }), points: event.points });
    else if (event.event === "bonus")
      sheet[event.seat]?.push({ label: say("winchester-score-bonus"), points: event.points });
    else if (event.event === "last")
      sheet[event.seat]?.push({ label: say("winchester-score-last"), points: event.points });
  }
  return sheet;
}
