// What bots are called. An adaptive one has its strength in its level: `adaptive:60:2.40`.

import { say, texts } from "./texts.svelte";

export const ADAPTIVE = "adaptive";

/** The share of the games that people are to win, in percent, and the strength; null for other bots. */
export function adaptive(level: string): { share: number; strength: number } | null {
  const found = /^adaptive:(\d\d):(\d\.\d\d)$/.exec(level);
  return found && { share: Number(found[1]), strength: Number(found[2]) };
}

export const adaptiveLevel = (share: number, strength: number): string => `${ADAPTIVE}:${share}:${strength.toFixed(2)}`;

export const strengthText = (strength: number): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(strength);

export function botName(level: string): string {
  const found = adaptive(level);
  return found ? say("bot-adaptive-at", { strength: strengthText(found.strength) }) : say(`bot-${level}`);
}

/** How the bot plays, in a sentence. */
export function botLine(level: string): string {
  const found = adaptive(level);
  if (!found) return say(`bot-${level}-line`);
  return say("bot-adaptive-seat", { strength: strengthText(found.strength), share: texts.percent(found.share / 100) });
}
