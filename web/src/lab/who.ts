// Who plays very many games, and how they compare with club players.

import type { GameDetails } from "../api/wire";
import { say } from "../text/texts.svelte";
import { number, percent } from "./figures";

/** `memory`: where it is not the usual one, in which nobody has measured them. */
export function whoPlays(game: GameDetails, bot: string, memory = ""): string {
  const said = say(`bot-${bot}-who`);
  const known = bot === "quick" && !memory ? Object.entries(game.quick_before_club) : [];
  if (!known.length) return said;
  const parts = known.map(([seats, [share, low, high]]) =>
    say("bot-quick-club-part", { seats, value: percent(share / 100, 0), span: `${number(low)}–${number(high)}` }),
  );
  return `${said} ${say("bot-quick-club", { parts: parts.join("; ") })}`;
}
