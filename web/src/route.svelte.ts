// The address is the state of the page: `/`, `/#GAME` (its box is open), `/about`, `/corner` (with `#KEYS`, what another
// device brings), `/t/TABLE#TOKEN`, `/rules/GAME`, `/lab/GAME#QUESTION`; anything else is not found.
// On a static site the page is behind a question mark instead: `./?t/TABLE#TOKEN`.
// An invitation is `/t/TABLE#TOKEN.WATCH`: with it, a friend who does not want the seat or comes too late can watch.

import { at, pageAt } from "./api/place";

export type Route =
  | { page: "shelf"; box: string | null }
  | { page: "about" }
  | { page: "table"; table: string; token: string | null; watch: string | null }
  | { page: "rules"; game: string }
  | { page: "lab"; game: string; hash: string }
  | { page: "corner"; hash: string }
  | { page: "lost" };

export function parse(path: string, hash: string): Route {
  const [, first, second] = path.split("/");
  if (first === "t" && second) {
    const [token, watch] = hash.slice(1).split(".");
    return { page: "table", table: second, token: token || null, watch: watch || null };
  }
  if (first === "about" && !second) return { page: "about" };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "lab" && second) return { page: "lab", game: second, hash };
  if (first === "corner" && !second) return { page: "corner", hash };
  return first ? { page: "lost" } : { page: "shelf", box: hash.slice(1) || null };
}

const here = (): Route => parse(pageAt(location), location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    const read = (): void => {
      this.route = here();
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", at(path));
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page, for example after a token has been stored. */
  replace(path: string): void {
    history.replaceState(null, "", at(path));
    this.route = here();
  }
}

export const router = new Router();

/** The `onclick` of links within the client. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(pageAt(link) + link.hash);
}
