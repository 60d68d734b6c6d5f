// A question to the lab, and its form in the address: complete, so that a link asks the same question.

import { MOST_GAMES, MOST_GAMES_HERE, POLICIES } from "../api/constants";
import type { Ask, DialInfo, GameDetails } from "../api/wire";
import { arranged, spelled } from "./arrangement";

export type Value = string | boolean | number;

export interface Question {
  seats: number;
  bots: string[]; // one for all seats, or one per seat
  memory: string; // how many things they remember, or "all"; empty: as their level does
  games: number;
  seed: number;
  options: Record<string, Value>; // all of them
  numbers: Record<string, unknown>; // those that differ from the printed ones
}

/** Rules with which a table can be opened. */
export type RulesToPlay = Pick<Question, "seats" | "options" | "numbers">;

const QUICK_GAMES = [500, 2000, 10_000, MOST_GAMES.compiled];
const SLOW_GAMES = [20, 40, 100, MOST_GAMES.searching];

const policies: readonly string[] = POLICIES; // bots without a search

export const MEMORIES = ["", "10", "35", "70", "200", "all"]; // those of the levels, and between them
const FORGETFUL = /^(greedy|quick|beginner|casual|club|expert|master|search)$/; // bots whose memory can be chosen

type Players = Pick<Question, "bots" | "memory">;

export const isQuick = ({ bots }: Pick<Players, "bots">): boolean => bots.every((bot) => policies.includes(bot));

/** How many games can be chosen. `here`: on this device, which plays fewer. */
export function gamesFor(players: Players, here: boolean): number[] {
  const [games, most] = isQuick(players)
    ? [QUICK_GAMES, MOST_GAMES_HERE.compiled]
    : [SLOW_GAMES, MOST_GAMES_HERE.searching];
  return here ? games.filter((count) => count <= most) : games;
}

const usual = (players: Players): number => gamesFor(players, false)[1] as number;

/** A bot as the server knows it: with its memory, where it has one. */
const remembering = (bot: string, memory: string): string => (memory && FORGETFUL.test(bot) ? `${bot}~${memory}` : bot);

const printedOptions = (game: GameDetails): Record<string, Value> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

export function firstQuestion(game: GameDetails): Question {
  const [fewest, most] = game.players;
  return {
    seats: Math.min(most, Math.max(fewest, 3)),
    bots: ["club"], // they think ahead a little and forget, as people do
    memory: "",
    games: SLOW_GAMES[0] as number, // a small sample, at once
    seed: 1,
    options: printedOptions(game),
    numbers: {},
  };
}

/** The dials that matter with this many players: arrangements for other numbers of players have no effect. */
export const dialsFor = (game: GameDetails, seats: number): DialInfo[] =>
  game.dials.filter(({ path }) => !/^players\.\d+$/.test(path) || path === `players.${seats}`);

/** The question within its limits: the number of games, one bot or one per seat, and only numbers that have a dial. */
export function fitting(game: GameDetails, question: Question, here = false): Question {
  const { bots, seats, games } = question;
  const known = gamesFor(question, here);
  const dials = dialsFor(game, seats).map(({ path }) => path);
  const line =
    bots.length === 1 ? bots : Array.from({ length: seats }, (_, seat) => bots[seat] ?? (bots.at(-1) as string));
  return {
    ...question,
    bots: line,
    games: known.includes(games) ? games : usual(question),
    numbers: Object.fromEntries(Object.entries(question.numbers).filter(([path]) => dials.includes(path))),
  };
}

export const isChanged = (game: GameDetails, { options, numbers }: Pick<Question, "options" | "numbers">): boolean =>
  Object.keys(numbers).length > 0 || game.options.some((option) => options[option.name] !== option.default);

/** The request sent to the server. */
export const asked = ({ seats, bots, memory, games, seed, options, numbers }: Question): Ask => ({
  seats,
  bots: bots.map((bot) => remembering(bot, memory)),
  games,
  seed,
  options,
  numbers,
});

/** The part of the address after #. Only what differs from the printed game is named. */
export function toHash(game: GameDetails, question: Question): string {
  const found = new URLSearchParams({
    seats: String(question.seats),
    bots: question.bots.join(","),
    games: String(question.games),
    seed: String(question.seed),
  });
  if (question.memory) found.set("memory", question.memory);
  for (const option of game.options) {
    const value = question.options[option.name];
    if (value !== undefined && value !== option.default) found.set(`rule.${option.name}`, String(value));
  }
  for (const [path, value] of Object.entries(question.numbers)) found.set(`board.${path}`, spelled(value));
  return `#${found.toString()}`;
}

/** How many games an address asks for. */
export const gamesIn = (hash: string): number => Number(new URLSearchParams(hash.replace(/^#/, "")).get("games"));

/** The question of an address, as far as the game knows it; null if there is none. */
export function fromHash(game: GameDetails, bots: readonly string[], hash: string, here = false): Question | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  if (!given.has("seats")) return null;
  const question = firstQuestion(game);
  const number = (name: string, least: number, most: number, otherwise: number): number => {
    const found = Number(given.get(name));
    return Number.isInteger(found) && found >= least && found <= most ? found : otherwise;
  };
  question.seats = number("seats", game.players[0], game.players[1], question.seats);
  const line = (given.get("bots") ?? "").split(",");
  if (line.every((bot) => bots.includes(bot)) && [1, question.seats].includes(line.length)) question.bots = line;
  question.memory = MEMORIES.find((each) => game.memory && each === given.get("memory")) ?? "";
  question.games = number("games", 20, 20_000, usual(question));
  question.seed = number("seed", 0, Number.MAX_SAFE_INTEGER, question.seed);
  for (const { name, values } of game.options) {
    const value = values.find((each) => String(each) === given.get(`rule.${name}`));
    if (value !== undefined) question.options[name] = value;
  }
  for (const dial of dialsFor(game, question.seats)) {
    const text = given.get(`board.${dial.path}`);
    if (text === null) continue;
    const value = dial.values.length ? dial.values.find((each) => String(each) === text) : arranged(dial.printed, text);
    if (value !== undefined && spelled(value) !== spelled(dial.printed)) question.numbers[dial.path] = value;
  }
  return fitting(game, question, here);
}
