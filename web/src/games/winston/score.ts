// The account of Winston's points: every dog taken, the bone and the poo.

import type { Event, View } from "../../api/wire";
import type { WinstonEvent, WinstonView } from "../../api/winston";
import type { Item, Say } from "../../review/account";

export function account(events: readonly Event[], view: View, say: Say): Item[][] {
  const end = view as WinstonView;
  return end.players.map((player, seat) => {
    const dogs = (events as readonly WinstonEvent[]).flatMap((event) =>
      event.event === "taken" && event.seat === seat
        ? [{ label: `${say(`winston-dog-${event.dog}`)} (${event.bodies})`, points: event.points }]
        : [],
    );
    dogs.sort((a, b) => b.points - a.points);
    const tokens = [
      ...(end.bone === seat ? [say("winston-has-bone", { bodies: end.longest })] : []),
      ...(end.poo === seat ? [say("winston-has-poo", { bodies: end.shortest, card: end.poo_card ?? "none" })] : []),
    ];
    // the points that do not come from dogs come from bone and poo
    const rest = (player.score ?? 0) - dogs.reduce((sum, dog) => sum + dog.points, 0);
    return tokens.length ? [...dogs, { label: tokens.join(", "), points: rest }] : dogs;
  });
}
