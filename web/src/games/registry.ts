// What each game's folder provides. The rest of the client accesses games only through this file.

import type { Component } from "svelte";
import type { GuideBook } from "../guide/guide.svelte";
import type { Account } from "../review/account";
import type { GameTable } from "../table/face";

export type BoxFront = Component<{ title: string }>;

const tables = import.meta.glob<{ default: GameTable }>("./*/index.ts");
const guides = import.meta.glob<GuideBook>("./*/guide.ts");
const scores = import.meta.glob<{ account: Account }>("./*/score.ts");
const fronts = import.meta.glob<BoxFront>("./*/BoxArt.svelte", { eager: true, import: "default" }); // the shelf shows all

/** The game's own table, or the generic one. */
export async function gameTable(game: string): Promise<GameTable> {
  const load = tables[`./${game}/index.ts`] ?? tables["./generic/index.ts"];
  if (!load) throw new Error("the generic table is missing");
  return (await load()).default;
}

/** The front of the game's box, if it has one. */
export const boxFront = (game: string): BoxFront | undefined => fronts[`./${game}/BoxArt.svelte`];

export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

/** The guide for newcomers, if the game has one. */
export async function guideBook(game: string): Promise<GuideBook | null> {
  return (await guides[`./${game}/guide.ts`]?.()) ?? null;
}

/** How the game explains its points, if it does. */
export async function accountOf(game: string): Promise<Account | null> {
  return (await scores[`./${game}/score.ts`]?.())?.account ?? null;
}
