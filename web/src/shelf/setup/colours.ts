// Who will have which colour. No two seats ever have the same; where a game wants it, players sit in the order of its
// colours, clockwise from any.

import type { GameInfo } from "../../api/wire";

type Coloured = Pick<GameInfo, "colours" | "usual_colours" | "colours_clockwise">;

/** The colours if nobody chooses; none in a game without colours. */
export const usualColours = (game: Coloured, seats: number): string[] => [...(game.usual_colours[seats] ?? [])];

/** Whether the seats can have these colours. */
export function possible(game: Coloured, colours: readonly string[]): boolean {
  const places = colours.map((colour) => game.colours.indexOf(colour));
  if (places.includes(-1) || new Set(places).size !== places.length) return false;
  if (!game.colours_clockwise) return true;
  const around = places.map((place, k) => steps(game, place, places[(k + 1) % places.length]!));
  return around.reduce((sum, step) => sum + step, 0) === game.colours.length;
}

/** The colours after a seat has chosen one. Whoever had it gets that seat's; if the players would no longer sit in the
    order of the colours, those who follow take the next ones instead. */
export function chooseColour(game: Coloured, colours: readonly string[], seat: number, colour: string): string[] {
  const own = colours[seat]!;
  const swapped = colours.map((each, k) => (k === seat ? colour : each === colour ? own : each));
  return possible(game, swapped) ? swapped : inOrderFrom(game, colours, seat, colour);
}

function inOrderFrom(game: Coloured, colours: readonly string[], seat: number, colour: string): string[] {
  const [count, all] = [colours.length, game.colours.length];
  const start = game.colours.indexOf(colour);
  const found = [...colours];
  found[seat] = colour;
  let last = 0; // how far the seat before stands from `start`
  for (let k = 1; k < count; k++) {
    const follower = (seat + k) % count;
    const kept = steps(game, start, game.colours.indexOf(colours[follower]!));
    const room = all - (count - k); // the farthest place that leaves one for everybody after
    last = kept > last && kept <= room ? kept : last + 1;
    found[follower] = game.colours[(start + last) % all]!;
  }
  return found;
}

/** Steps clockwise from one colour's place to another's; all the way round to itself. */
function steps(game: Coloured, from: number, to: number): number {
  const all = game.colours.length;
  return (to - from + all) % all || all;
}

/** The colours for another number of seats: as they were; if that is impossible, the first seat keeps its own. */
export function coloursFor(game: Coloured, colours: readonly string[], seats: number): string[] {
  const usual = usualColours(game, colours.length);
  if (colours.every((colour, k) => colour === usual[k])) return usualColours(game, seats);
  let found = colours.slice(0, seats);
  while (found.length < seats) {
    const more = game.colours.map((colour) => [...found, colour]).find((each) => possible(game, each));
    if (!more) return chooseColour(game, usualColours(game, seats), 0, colours[0]!);
    found = more;
  }
  return found;
}
