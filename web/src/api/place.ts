// Where the house is: behind a server, or a static site, a folder of files on any web host. Everywhere in the client,
// pages and answers are named as a server names them: `/rules/winston`, `/api/games`. Here they become addresses.

import { given } from "./given";
import { prewritten } from "./prewritten";

const site = given?.site ?? null;

/** A static site cannot answer for addresses that are not files, so its pages are `./?rules/winston`. */
export const isStatic = site !== null;

/** The server of tables with friends: null if there is none, "" if it is the one that sent the page. */
export const server: string | null = site === null ? "" : site.server;

export const FILES = given?.files ?? "/static/";

/** The address of a page of the client, for links. */
export function at(path: string): string {
  if (!isStatic) return path;
  const [, page = "", hash = ""] = /^\/([^#]*)(#.*)?$/.exec(path) ?? [];
  return page ? `./?${page}${hash}` : `./${hash}`;
}

/** The page that an address means; the reverse of `at`. */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  if (!isStatic) return pathname;
  const [, asked = "", value = ""] = /^\?([^=&]*)=?([^&]*)/.exec(search) ?? [];
  return value ? "/" : `/${asked}`; // other sites add parameters of their own to links
}

/** The address of an answer; null where only a server could answer, and there is none. */
export function answerAt(method: string, path: string): string | null {
  if (!isStatic) return path;
  const file = method === "GET" ? prewritten(path) : null;
  if (file !== null) return FILES + file;
  return server === null ? null : server + path;
}

export function socketAt(): string {
  return `${(server || location.origin).replace(/^http/, "ws")}/api/socket`;
}
