// Data that the server writes into the page, so that the first page needs no further request. It is missing during
// development with `npx vite`.

import type { Given } from "./wire";

const written = typeof document === "undefined" ? null : document.getElementById("given");

export const given = written === null ? null : (JSON.parse(written.textContent) as Given);

/** The shelf as it was when the page was sent. It is used once; later visits to the shelf request a new one. */
export function takeShelf(): Given["shelf"] {
  const shelf = given?.shelf ?? null;
  if (given) given.shelf = null;
  return shelf;
}
