// The view after an event.

import type { Player, WinchesterEvent, WinchesterView } from "../../api/winchester";

export function advance(view: WinchesterView, event: WinchesterEvent): WinchesterView {
  const after = changed(view, event);
  return "origin" in event || event.event === "passed" ? { ...after, mover: event.seat } : after;
}

function changed(view: WinchesterView, event: WinchesterEvent): WinchesterView {
  switch (event.event) {
    case "rolled":
      return { ...view, die: event.face, roller: null, mover: event.seat };
    case "moved":
      return player(view, event.seat, (own) => walked(own, event.origin, event.target));
    case "swapped": {
      const moved = player(view, event.seat, (own) => walked(own, event.origin, event.target));
      return player(moved, event.loser, (other) => walked(other, event.target, event.origin));
    }
    case "arrived": {
      const home = player(view, event.seat, (own) => ({
        ...own,
        pieces: own.pieces.filter((piece) => piece.square !== event.origin),
        arrivals: [...own.arrivals, event.place],
        score: own.score + event.points,
      }));
      return { ...home, arrivals: [...view.arrivals, event.seat], quiet_rounds: 0 };
    }
    case "bonus":
    case "last":
      return player(view, event.seat, (own) => ({ ...own, score: own.score + event.points }));
    case "passed":
      return player(view, event.seat, (own) => ({ ...own, loses_turn: true }));
    case "skipped":
      return player(view, event.seat, (own) => ({ ...own, loses_turn: false }));
    case "over":
      return {
        ...view,
        over: true,
        end: event.end,
        mover: null,
        players: view.players.map((own, seat) => ({ ...own, score: event.scores[seat] ?? own.score })),
      };
  }
}

function player(view: WinchesterView, seat: number, change: (player: Player) => Player): WinchesterView {
  return { ...view, players: view.players.map((own, index) => (index === seat ? change(own) : own)) };
}

function walked(player: Player, from: string, to: string): Player {
  return {
    ...player,
    pieces: player.pieces.map((piece) => (piece.square === from ? { ...piece, square: to } : piece)),
  };
}

/** The die tumbles, and an arrival has two stretches: both take longer. */
export function weight(event: WinchesterEvent): number {
  switch (event.event) {
    case "rolled":
      return 3;
    case "moved":
      return 1.4;
    case "swapped":
      return 2;
    case "arrived":
      return 4;
    case "bonus":
    case "passed":
    case "skipped":
    case "last":
      return 3;
    case "over":
      return 2;
  }
}

/** The tumbling die is soon known. */
export function flourish(event: WinchesterEvent): boolean {
  return event.event === "rolled";
}
