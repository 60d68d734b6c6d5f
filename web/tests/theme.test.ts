// Readers choose light or dark themselves, so style sheets read the root element, not the system's setting.

import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("only the theme asks the system", () => {
  const asking = Object.keys(sources).filter((path) => sources[path]!.includes("prefers-color-scheme"));
  expect(asking).toEqual(["../src/device/theme.ts"]);
});
