// The rules of a table that are not the usual ones, in words.

import type { DialInfo, GameDetails } from "../api/wire";
import { say } from "../text/texts.svelte";

type Value = string | boolean | number;

export const optionId = (game: string, name: string, value?: Value): string =>
  [game, "option", name, ...(value === undefined ? [] : [String(value)])].join("-").replaceAll("_", "-");

export const dialId = (game: string, path: string): string =>
  `${game}-dial-${path.replaceAll(/[._]/g, "-").toLowerCase()}`;

const shown = (dial: DialInfo, value: unknown): string =>
  dial.values.length
    ? `${String(value)} (${say("web-lab-printed", { value: String(dial.printed) })})`
    : say("web-changed-arranged");

/** The rules that are not the usual ones: chosen among the printed ones, or changed. One line for each. */
export interface OwnRules {
  chosen: string[];
  changed: string[];
}

export const anyRules = ({ chosen, changed }: OwnRules): boolean => chosen.length + changed.length > 0;

export function ownRules(
  game: GameDetails,
  options: Record<string, Value>,
  numbers: Record<string, unknown>,
): OwnRules {
  const found: OwnRules = { chosen: [], changed: [] };
  for (const { name, default: usual, printed } of game.options) {
    const value = options[name];
    if (value === undefined || value === usual) continue;
    const words = { what: say(optionId(game.name, name)), value: say(optionId(game.name, name, value)) };
    found[printed.includes(value) ? "chosen" : "changed"].push(say("web-changed-rule", words));
  }
  for (const dial of game.dials) {
    if (!(dial.path in numbers)) continue;
    const words = { what: say(dialId(game.name, dial.path)), value: shown(dial, numbers[dial.path]) };
    found.changed.push(say("web-changed-rule", words));
  }
  return found;
}
