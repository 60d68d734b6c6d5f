// Names for the fields of a view and their values: the game's own texts, else the field names.

import { texts } from "../../text/texts.svelte";
import { spelled } from "./arrange";

/** `<game>-view-<field>`, if the game has such a text. */
export function label(game: string, field: string): string {
  const id = `${game}-view-${field.replaceAll("_", "-")}`;
  return texts.has(id) ? texts.say(id) : spelled(field);
}

/** `<game>-<field>-<value>`, as in the story of a move. */
export function word(game: string, field: string, value: string): string {
  const id = `${game}-${field}-${value.replaceAll(" ", "-")}`;
  return texts.has(id) ? texts.say(id) : value;
}
