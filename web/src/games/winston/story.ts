// The view after each event of a move, as far as it is drawn.

import { COLOURS, type Dog, type Player, type WinstonEvent, type WinstonView } from "../../api/winston";

/** The duration of the parade of dogs, as a multiple of the usual pace. */
export const FINALE = 24;
const ORDER = COLOURS.flatMap((colour) => [`${colour}h`, `${colour}b`]);

export function advance(view: WinstonView, event: WinstonEvent, after?: WinstonView): WinstonView {
  const quiet = { ...view, legal: [] };
  switch (event.event) {
    case "played":
      return {
        ...quiet,
        played: view.played + 1,
        table: laid(view.table, { colour: event.dog, head: event.head, bodies: event.bodies }),
        hand: event.seat === view.seat ? without(view.hand, event.card) : view.hand,
        players: withPlayer(view, event.seat, (player) => ({ ...player, cards: player.cards - 1 })),
      };
    case "taken":
      return {
        ...quiet,
        table: view.table.filter((dog) => dog.colour !== event.dog),
        longest: Math.max(view.longest, event.bodies),
        shortest: view.shortest ? Math.min(view.shortest, event.bodies) : event.bodies,
        players: withPlayer(view, event.seat, (player) => ({
          ...player,
          dogs: player.dogs + 1,
          taken: player.taken && sorted([...player.taken, { colour: event.dog, head: true, bodies: event.bodies }]),
          score: player.score === null ? null : player.score + event.points,
        })),
      };
    case "bone":
      return {
        ...quiet,
        bone: event.seat,
        bone_card: event.size,
        poo_card: view.poo_card === event.size ? null : view.poo_card, // there is one card of each size
        players: passed(view, view.bone, event.seat, view.numbers.bone),
      };
    case "poo":
      return {
        ...quiet,
        poo: event.seat,
        poo_card: event.size,
        players: passed(view, view.poo, event.seat, -view.numbers.poo),
      };
    case "under":
      return {
        ...quiet,
        pile: view.pile + 1,
        under: [...view.under, event.card],
        hand: event.seat === view.seat ? without(view.hand, event.card) : view.hand,
        players: withPlayer(view, event.seat, (player) => ({ ...player, cards: player.cards - 1 })),
      };
    case "drew": {
      const pile = Math.max(0, view.pile - event.count);
      const mine = event.seat === view.seat && view.hand;
      return {
        ...quiet,
        pile,
        under: view.under.slice(Math.max(0, view.under.length - pile)),
        hand: mine ? inOrder([...mine, ...event.cards]) : view.hand,
        players: withPlayer(view, event.seat, (player) => ({ ...player, cards: player.cards + event.count })),
      };
    }
    case "over":
      if (after) return after; // everyone's dogs are turned face up
      return {
        ...quiet,
        over: true,
        end: event.end,
        mover: null,
        players: view.players.map((player, seat) => ({ ...player, score: event.scores[seat] ?? player.score })),
      };
    case "ended":
      return { ...quiet, played: 0 };
    case "passed":
    case "skipped":
      return quiet;
  }
}

/** The cards of one turn fly shortly one after the other, dogs run off together, and nobody waits for drawn cards. */
export function weight(event: WinstonEvent, next?: WinstonEvent): number {
  switch (event.event) {
    case "played":
      return next?.event === "played" ? 1.1 : 2;
    case "taken":
      return next ? 1.6 : 2.6;
    case "bone":
    case "poo":
      return next ? 2 : 3;
    case "under":
    case "passed":
      return 3.5; // time for reading
    case "skipped":
      return 2;
    case "drew":
      return next ? 0.8 : 1.5;
    case "ended":
      return 0.3;
    case "over":
      return FINALE;
  }
}

/** Dogs and their prizes are soon known to change hands. */
export function flourish(event: WinstonEvent): boolean {
  return event.event === "taken" || event.event === "bone" || event.event === "poo";
}

function laid(table: Dog[], dog: Dog): Dog[] {
  return sorted([...table.filter((other) => other.colour !== dog.colour), dog]);
}

/** Dogs are sorted by colour; those of one colour stay in the order they came. */
function sorted(dogs: Dog[]): Dog[] {
  const rank = (dog: Dog): number => (COLOURS as readonly string[]).indexOf(dog.colour);
  return dogs.toSorted((a, b) => rank(a) - rank(b));
}

function inOrder(cards: string[]): string[] {
  return cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

function without(hand: string[] | null, card: string): string[] | null {
  if (!hand) return hand;
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

function withPlayer(view: WinstonView, seat: number, change: (player: Player) => Player): Player[] {
  return view.players.map((player, index) => (index === seat ? change(player) : player));
}

/** The visible scores after a token goes from one seat to another. */
function passed(view: WinstonView, from: number | null, to: number, points: number): Player[] {
  if (from === to) return view.players;
  return view.players.map((player, seat) => {
    const change = seat === to ? points : seat === from ? -points : 0;
    return player.score === null ? player : { ...player, score: player.score + change };
  });
}
