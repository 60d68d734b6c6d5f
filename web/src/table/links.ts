// The links of a table that are passed on.

import { linkTo, type TableKeys } from "../api/keys";

/** To take a seat. It also lets one watch, for who does not want the seat or comes too late for it. */
export function inviteLink(keys: TableKeys, token: string): string {
  return linkTo(keys.table, keys.watch ? `${token}.${keys.watch}` : token);
}

export const watchLink = (keys: TableKeys): string | null => (keys.watch ? linkTo(keys.table, keys.watch) : null);
