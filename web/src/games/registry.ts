// Every folder here with an `index.ts` is a game's own table; a game without one gets the generic table.

import type { GameTable } from "../table/face";

const found = import.meta.glob<{ default: GameTable }>("./*/index.ts");

export async function gameTable(name: string): Promise<GameTable> {
  const load = found[`./${name}/index.ts`] ?? found["./generic/index.ts"];
  if (!load) throw new Error("the generic table is missing");
  return (await load()).default;
}
