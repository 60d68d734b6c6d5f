// Who will sit where, and by which rules, before the table is opened.

import { ADAPTIVE_START } from "../../api/constants";
import type { GameInfo, NewTable, SeatPlan } from "../../api/wire";
import { ADAPTIVE, adaptiveLevel } from "../../text/bots";
import type { OwnRules } from "../../rules/changed";
import { possible, usualColours } from "./colours";

export type Mode = "bots" | "friends" | "device" | "living" | "watch";
export const MODES: readonly Mode[] = ["bots", "friends", "device", "living", "watch"];
export const NEEDS_SERVER: ReadonlySet<Mode> = new Set<Mode>(["friends", "living"]); // several devices at one table

export type Value = string | boolean | number;

export interface SeatDraft {
  kind: SeatPlan["kind"];
  name: string;
  level: string;
}

/** Who starts: as the rules say, by lot, or a seat. */
export type First = "rules" | "lot" | number;

export interface Plan {
  seats: SeatDraft[];
  share: number; // percent of the games in which people are to come in ahead of an adaptive bot
  colours: string[]; // of every seat; none in a game without colours
  first: First;
  options: Record<string, Value>;
  numbers: Record<string, unknown>; // of the board, if they differ from the printed ones
  public: boolean;
  wait: boolean;
  away: number | null;
  hints: boolean; // when people play against each other
  livingRoom: boolean; // the table on this screen, hands on phones
}

/** What this device remembers from the last time. */
export interface Habits {
  name: string;
  level: string;
  share: number; // see Plan
  names: string[]; // of the players who share the device
  seats: Record<string, number>; // by game and mode
  colours: Record<string, string[]>; // by game and mode
  options: Record<string, Record<string, Value>>; // by game
}

/** Rules chosen in the lab. */
export interface GivenRules {
  seats: number;
  options: Record<string, Value>;
  numbers: Record<string, unknown>;
  own: OwnRules; // those that are not the usual ones, in words
}

/** A plan with these rules, and with the number of seats they were tried with. */
export function planBy(game: GameInfo, mode: Mode, habits: Habits, given: GivenRules): Plan {
  const plan = planFor(game, mode, { ...habits, seats: { ...habits.seats, [seatsKey(game.name, mode)]: given.seats } });
  return { ...plan, options: { ...given.options }, numbers: given.numbers };
}

const WATCHED = 1; // seconds that a turn takes at a table of bots, so that late spectators still see them play
export const AWAYS = [null, 120, 3600, 86400] as const;

const USUAL: Record<Mode, number> = { bots: 3, friends: 2, device: 2, living: 3, watch: 3 };

const seatsKey = (game: string, mode: Mode): string => `${game}.${mode}`;

export function planFor(game: GameInfo, mode: Mode, habits: Habits): Plan {
  const [fewest, most] = game.players;
  const count = Math.min(most, Math.max(fewest, habits.seats[seatsKey(game.name, mode)] ?? USUAL[mode]));
  return {
    seats: Array.from({ length: count }, (_, index) => newSeat(mode, index, habits)),
    share: habits.share,
    colours: lastColours(game, mode, count, habits),
    first: "rules",
    options: optionsFor(game, habits),
    numbers: {},
    public: false,
    wait: false,
    away: null,
    hints: false,
    livingRoom: mode === "living",
  };
}

/** The colours chosen last, if they suit so many seats. */
function lastColours(game: GameInfo, mode: Mode, seats: number, habits: Habits): string[] {
  const last = habits.colours[seatsKey(game.name, mode)];
  return last?.length === seats && possible(game, last) ? [...last] : usualColours(game, seats);
}

/** The last choices, as far as the game still knows them. */
function optionsFor(game: GameInfo, habits: Habits): Record<string, Value> {
  const last = habits.options[game.name] ?? {};
  return Object.fromEntries(
    game.options.map(({ name, values, default: usual }) => {
      const kept = last[name];
      return [name, kept !== undefined && values.includes(kept) ? kept : usual];
    }),
  );
}

export function newSeat(mode: Mode, index: number, habits: Habits): SeatDraft {
  const { level } = habits;
  if (mode === "device") return { kind: "human", name: habits.names[index] ?? (index === 0 ? habits.name : ""), level };
  if (mode === "watch" || (mode === "bots" && index > 0)) return { kind: "bot", name: "", level };
  if (mode === "living" || (mode === "friends" && index > 0)) return { kind: "open", name: "", level };
  return { kind: "human", name: habits.name, level };
}

export const people = (plan: Plan): number => plan.seats.filter((seat) => seat.kind === "human").length;
export const openSeats = (plan: Plan): number => plan.seats.filter((seat) => seat.kind === "open").length;
/** Who starts; as the rules say, if the seat that was chosen is no longer there. */
export const starts = ({ first, seats }: Plan): First => (typeof first === "number" && !seats[first] ? "rules" : first);
/** Whether people play against each other. */
export const amongPeople = (plan: Plan): boolean => people(plan) + openSeats(plan) > 1;

export const hasAdaptive = (plan: Plan): boolean =>
  plan.seats.some(({ kind, level }) => kind === "bot" && level === ADAPTIVE);

/** The request sent to the server. It numbers players without a name, and knows whose name was typed. `strength`: of
 * adaptive bots. */
export function request(game: GameInfo, plan: Plan, habits: Habits, strength = ADAPTIVE_START): NewTable {
  const levelOf = (level: string): string => (level === ADAPTIVE ? adaptiveLevel(plan.share, strength) : level);
  const invites = openSeats(plan) > 0;
  return {
    game: game.name,
    seats: plan.seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", level: levelOf(seat.level) };
      if (seat.kind === "open") return { kind: "open" };
      return { kind: "human", name: seat.name.trim() || null };
    }),
    colours: plan.colours.length ? plan.colours : null,
    first: starts(plan),
    options: plan.options,
    numbers: plan.numbers,
    public: invites && plan.public && !plan.livingRoom,
    wait: invites && plan.wait,
    pace: people(plan) + openSeats(plan) ? 0 : WATCHED, // everyone's own device tells as slowly as they wish
    away: plan.away,
    stand_in: habits.level === ADAPTIVE ? "casual" : habits.level,
    hints: amongPeople(plan) ? plan.hints : null,
    living_room: plan.livingRoom,
    sealed: invites, // with several people, no single one can choose the deal; at one device there is nothing to hide
  };
}

/** The habits to remember from this plan. */
export function learn(game: GameInfo, mode: Mode, plan: Plan, habits: Habits): Habits {
  const humans = plan.seats.filter((seat) => seat.kind === "human").map((seat) => seat.name.trim());
  return {
    name: humans[0] || habits.name,
    level: plan.seats.find((seat) => seat.kind === "bot")?.level ?? habits.level,
    share: plan.share,
    names: mode === "device" ? humans : habits.names,
    seats: { ...habits.seats, [seatsKey(game.name, mode)]: plan.seats.length },
    colours: { ...habits.colours, [seatsKey(game.name, mode)]: plan.colours },
    options: { ...habits.options, [game.name]: plan.options },
  };
}
