// The links of a table, for sharing.

import { linkTo, type TableKeys } from "../api/keys";

/** Invites to a seat. The link also allows watching, for a friend who does not want the seat or comes too late. */
export function inviteLink(keys: TableKeys, token: string): string {
  return linkTo(keys.table, keys.watch ? `${token}.${keys.watch}` : token);
}

export const watchLink = (keys: TableKeys): string | null => (keys.watch ? linkTo(keys.table, keys.watch) : null);
