// A game's folder imports itself and what games share; the rest of the client accesses games only through the registry.

import { expect, it } from "vitest";

// Shared by all games: modules, and folders if the name ends in a slash.
const SHARED = ["api/constants", "api/wire", "art/", "review/account", "table/face", "text/"];

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|import\.meta\.glob(?:<.*>)?\()\s*(["'`])(?<target>[^"'`]+)\1/g;

/** The modules that a source imports, as paths below `src/`; packages are left out. */
function imported(path: string, source: string): string[] {
  const targets = [...source.matchAll(IMPORT)].map((found) => found.groups?.target ?? "");
  return targets
    .filter((target) => target.startsWith("."))
    .map((target) => new URL(target, `file:///${path}`).pathname.slice(1));
}

/** The game whose folder or generated types contain a path. */
const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
const games = new Set(Object.keys(sources).map((path) => gameOf(path.slice("../src/".length))));

function refused(importer: string, target: string): boolean {
  if (importer === "games/registry.ts") return false;
  const own = gameOf(importer);
  if (own === undefined) {
    const types = /^api\/([a-z]+)$/.exec(target)?.[1];
    return (target.startsWith("games/") && target !== "games/registry") || (types !== undefined && games.has(types));
  }
  if (gameOf(target) === own || target === `api/${own}`) return false;
  return !SHARED.some((shared) => (shared.endsWith("/") ? target.startsWith(shared) : target === shared));
}

it("finds imports of every kind", () => {
  const source = [
    'import { one } from "./one";',
    'import type {\n  Two,\n} from "../../two";',
    'import "./three.css";',
    'const four = await import("../four");',
    'const five = import.meta.glob<Map<string, Five>>("../*/five.ts");',
    'import { onMount } from "svelte";',
  ].join("\n");
  expect(imported("games/chess/Board.svelte", source)).toEqual([
    "games/chess/one",
    "two",
    "games/chess/three.css",
    "games/four",
    "games/*/five.ts",
  ]);
});

it("refuses other games, and imports of a game that bypass the registry", () => {
  expect(refused("games/winston/Board.svelte", "games/winston/art/shape")).toBe(false);
  expect(refused("games/winston/Board.svelte", "table/face")).toBe(false);
  expect(refused("games/winston/Board.svelte", "games/winoc/layout")).toBe(true);
  expect(refused("games/winston/Board.svelte", "api/winoc")).toBe(true);
  expect(refused("games/winston/Board.svelte", "table/session.svelte")).toBe(true);
  expect(refused("table/TablePage.svelte", "games/registry")).toBe(false);
  expect(refused("table/TablePage.svelte", "games/winston/index")).toBe(true);
  expect(refused("table/TablePage.svelte", "games/*/guide.ts")).toBe(true);
  expect(refused("review/account.ts", "api/winston")).toBe(true);
});

it("holds for every file", () => {
  const all = Object.entries(sources).flatMap(([file, source]) => {
    const path = file.slice("../src/".length);
    return imported(path, source).map((target) => ({ path, target }));
  });
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(({ path, target }) => refused(path, target))).toEqual([]);
});
