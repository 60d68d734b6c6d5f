// The address used in links to a table. If the page was opened at localhost, other devices need another address.

import { given } from "./given";
import { at, isStatic } from "./place";
import type { Given } from "./wire";

type Known = (Pick<Given, "public_url" | "lan_url"> & Partial<Pick<Given, "site">>) | null;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function addressOf(known: Known, page: { origin: string; hostname: string }): string {
  const instead = LOOPBACK.test(page.hostname) ? known?.lan_url : null;
  return known?.site?.server ?? known?.public_url ?? instead ?? page.origin;
}

/** Whether friends on other devices can open links with this address. */
export const leadsHere = (address: string): boolean => !LOOPBACK.test(new URL(address).hostname);

export const address = (): string => addressOf(given, location);

/** The whole address of a page of the client that is not a table, for other devices. */
export const linkToPage = (path: string): string =>
  isStatic ? new URL(at(path), location.href).href : `${address()}${path}`;
