// Server messages of a small table.

import type { News, PushedTurn, SeatInfo, State, Told, View } from "../../src/api/wire";

export interface HandView extends View {
  hand: string | null; // what only the seat itself sees
}

export const seat = (name: string, kind: SeatInfo["kind"] = "human"): SeatInfo => ({
  kind,
  name,
  level: kind === "bot" ? "casual" : null,
  stand_in: false,
  added: false,
  seal: null,
  mixing: null,
  colour: null,
});

export const view = (you: number | null, mover: number | null, hand: string | null = null): HandView => ({
  seat: you,
  seats: 2,
  mover,
  over: mover === null,
  end: null,
  legal: you === mover ? ["a", "b"] : [],
  hand,
});

export const moved = (ply: number, who: number, what = "played"): Told => ({
  ply,
  kind: "move",
  seat: who,
  events: [{ event: what, seat: who } as Told["events"] extends (infer E)[] | null | undefined ? E : never],
});

export function state(you: number | null, ply: number, seen: HandView | null, more: Partial<State> = {}): State {
  return {
    type: "state",
    numbers: {},
    board: null,
    table: "t1",
    game: "game",
    options: {},
    stage: seen ? (seen.over ? "over" : "playing") : "open",
    ply,
    moves: 0,
    seats: [seat("Ada"), seat("Bo")],
    you,
    owner: false,
    commitment: "c0ffee",
    deal: null,
    view: seen,
    told: [],
    asked: null,
    rematch: null,
    result: null,
    invitation: null,
    fork: null,
    living_room: false,
    practice: false,
    hints: true,
    away: null,
    stand_in: "casual",
    sealed: false,
    mixing: null,
    story_from: 0,
    rematch_by: null,
    ...more,
  };
}

export function news(
  you: number | null,
  ply: number,
  seen: HandView | null,
  told: Told[],
  more: Partial<News> = {},
): News {
  return {
    type: "news",
    table: "t1",
    you,
    ply,
    moves: 0,
    over: seen?.over ?? false,
    told,
    view: seen,
    seats: null,
    asked: null,
    result: null,
    practice: false,
    hints: true,
    mixing: null,
    story_from: 0,
    ...more,
  };
}

/** The turn that follows a change; with moves for the seat to move. */
export function turn(you: number | null, ply: number, moves: string[] = ["a", "b"]): PushedTurn {
  const words = [`as ${you} sees it`];
  return {
    type: "turn",
    table: "t1",
    you,
    lang: "en",
    ply,
    words,
    moves: moves.map((move) => ({ move, words: move, events: [] })),
  };
}
