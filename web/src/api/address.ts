// The address that links to a table name. A page opened at localhost would name one that is of no use to anybody else.

import { given } from "./given";
import type { Given } from "./wire";

type Known = Pick<Given, "public_url" | "lan_url"> | null;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function addressOf(known: Known, page: { origin: string; hostname: string }): string {
  const instead = LOOPBACK.test(page.hostname) ? known?.lan_url : null;
  return known?.public_url ?? instead ?? page.origin;
}

/** Whether friends can open links that name it. */
export const leadsHere = (address: string): boolean => !LOOPBACK.test(new URL(address).hostname);

export const address = (): string => addressOf(given, location);
