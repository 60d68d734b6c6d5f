// What the finished games of this device add up to.

import { ADAPTIVE, adaptive } from "../text/bots";
import type { Played, Player } from "../device/played";

export interface Opponent {
  name: string; // of a person, or the level of a bot
  bot: boolean;
  games: number;
  ahead: number; // games in which you came before them
}

export interface GameTally {
  game: string;
  games: number;
  won: number;
  best: number | null;
}

const mine = (played: Played): Player | undefined => (played.you === null ? undefined : played.players[played.you]);

export const won = (played: Played): boolean => mine(played)?.place === 1;

/** By game, those played most often first. Games in which it is not clear who you were count as played. */
export function byGame(all: readonly Played[]): GameTally[] {
  const found = new Map<string, GameTally>();
  for (const played of all) {
    const { game } = played;
    const before = found.get(game) ?? { game, games: 0, won: 0, best: null };
    const best = played.best === null ? before.best : Math.max(before.best ?? 0, played.best);
    found.set(game, { game, games: before.games + 1, won: before.won + (won(played) ? 1 : 0), best });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** People first, then bots by level; those met most often first. */
export function opponents(all: readonly Played[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const played of all) {
    const own = mine(played);
    if (!own) continue;
    for (const [seat, { name, level, place }] of played.players.entries()) {
      if (seat === played.you) continue;
      const bot = level !== null;
      const called = level === null ? name : adaptive(level) ? ADAPTIVE : level;
      const key = `${bot}:${called}`;
      const before = found.get(key) ?? { name: called, bot, games: 0, ahead: 0 };
      found.set(key, { ...before, games: before.games + 1, ahead: before.ahead + (own.place < place ? 1 : 0) });
    }
  }
  return [...found.values()].sort((a, b) => Number(a.bot) - Number(b.bot) || b.games - a.games);
}
