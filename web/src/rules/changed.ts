// Rules that differ from the printed ones, in words.

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

/** One line for each change. */
export function changedRules(
  game: GameDetails,
  options: Record<string, Value>,
  numbers: Record<string, unknown>,
): string[] {
  const chosen = game.options.flatMap(({ name, default: usual }) => {
    const value = options[name];
    if (value === undefined || value === usual) return [];
    const words = { what: say(optionId(game.name, name)), value: say(optionId(game.name, name, value)) };
    return [say("web-changed-rule", words)];
  });
  const turned = game.dials.flatMap((dial) => {
    if (!(dial.path in numbers)) return [];
    return [
      say("web-changed-rule", { what: say(dialId(game.name, dial.path)), value: shown(dial, numbers[dial.path]) }),
    ];
  });
  return [...chosen, ...turned];
}
