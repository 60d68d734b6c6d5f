// Sentences about the seats that did not seal, or did not reveal their text, in time.

import type { SeatInfo } from "../api/wire";
import { say, texts } from "../text/texts.svelte";

export function lateSentences(seats: readonly SeatInfo[]): string[] {
  const names = (of: SeatInfo["mixing"]): string[] =>
    seats.flatMap((seat) => (seat.mixing === of ? [seat.name ?? ""] : []));
  const list = (found: string[]): { names: string; count: number } => ({
    names: texts.list(found),
    count: found.length,
  });
  const [unsealed, unrevealed] = [names("unsealed"), names("unrevealed")];
  return [
    ...(unsealed.length ? [say("web-unsealed", list(unsealed))] : []),
    ...(unrevealed.length ? [say("web-unrevealed", list(unrevealed))] : []),
  ];
}
