// What the server has written into the page, so that the first picture needs no request more. While one works on the client
// with `npx vite`, there is nothing of the kind.

import type { Given } from "./wire";

const written = typeof document === "undefined" ? null : document.getElementById("given");

export const given = written === null ? null : (JSON.parse(written.textContent) as Given);

/** The shelf as it was when the page was sent; whoever comes back to it later asks for a new one. */
export function takeShelf(): Given["shelf"] {
  const shelf = given?.shelf ?? null;
  if (given) given.shelf = null;
  return shelf;
}
