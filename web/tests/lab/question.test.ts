import { describe, expect, it } from "vitest";
import type { GameDetails } from "../../src/api/wire";
import {
  asked,
  dialsFor,
  firstQuestion,
  fitting,
  fromHash,
  gamesFor,
  gamesIn,
  isChanged,
  toHash,
} from "../../src/lab/question";

const BOTS = ["random", "greedy", "club"];
const GAME: GameDetails = {
  name: "game",
  title: "Game",
  authors: "",
  publisher: "",
  credits: {},
  players: [2, 4],
  minutes: [20, 30],
  age: 8,
  ready: true,
  colours: [],
  usual_colours: {},
  colours_clockwise: false,
  choose_first: true,
  board: {},
  memory: true,
  quick_before_club: {},
  options: [
    { name: "edition", values: ["second", "first"], default: "second", printed: ["second", "first"] },
    { name: "open", values: [false, true], default: false, printed: [false] },
  ],
  dials: [
    { path: "dogs.Rex", printed: 5, values: [4, 5, 6] },
    { path: "zone.A.numbers", printed: "1 2\n3 4\n", values: [] },
    {
      path: "players.2",
      printed: [
        [11, 12],
        [13, 14],
      ],
      values: [],
    },
    { path: "players.3", printed: [[11], [12], [13]], values: [] },
  ],
};

describe("a question in the address", () => {
  const question = {
    ...firstQuestion(GAME),
    seats: 2,
    bots: ["club", "greedy"],
    memory: "35",
    games: 100,
    seed: 77,
    options: { edition: "first", open: true },
    numbers: {
      "dogs.Rex": 6,
      "zone.A.numbers": "4 2\n3 1\n",
      "players.2": [
        [14, 12],
        [13, 11],
      ],
    },
  };

  it("survives a round trip", () => {
    expect(fromHash(GAME, BOTS, toHash(GAME, question))).toEqual(question);
  });

  it("names only what differs from the printed game", () => {
    expect(toHash(GAME, firstQuestion(GAME))).toBe("#seats=3&bots=club&games=20&seed=1");
  });

  it("is null if the address asks nothing", () => {
    expect(fromHash(GAME, BOTS, "")).toBeNull();
  });

  it("is read as far as it makes sense", () => {
    const hash =
      "#seats=9&bots=genius&games=7&seed=-1&rule.edition=third&board.dogs.Rex=99&board.zone.A.numbers=1.1_3.4&board.x=1";
    expect(fromHash(GAME, BOTS, hash)).toEqual({ ...firstQuestion(GAME), games: 40 });
  });

  it("asks a device for fewer games", () => {
    const hash = "#seats=2&bots=greedy&games=20000&seed=3";
    expect(fromHash(GAME, BOTS, hash)?.games).toBe(20_000);
    expect(fromHash(GAME, BOTS, hash, true)?.games).toBe(2000);
    expect(gamesIn(hash)).toBe(20_000);
    expect(gamesFor({ bots: ["club"], memory: "" }, true)).toEqual([20, 40]);
  });

  it("does not report printed values as changed", () => {
    const found = fromHash(GAME, BOTS, "#seats=3&board.dogs.Rex=5&board.zone.A.numbers=1.2_3.4");
    expect(found?.numbers).toEqual({});
    expect(found && isChanged(GAME, found)).toBe(false);
  });
});

describe("a question", () => {
  it("asks for games that its bots can play", () => {
    expect(fitting(GAME, { ...firstQuestion(GAME), bots: ["club"], games: 20_000 }).games).toBe(40);
    expect(fitting(GAME, { ...firstQuestion(GAME), bots: ["greedy"], games: 40 }).games).toBe(2000);
    expect(fitting(GAME, { ...firstQuestion(GAME), bots: ["greedy"], memory: "10", games: 40 }).games).toBe(2000);
  });

  it("gives bots that can forget the memory that was chosen", () => {
    const line = { ...firstQuestion(GAME), seats: 3, bots: ["club", "greedy", "random"], memory: "10" };
    expect(asked(line).bots).toEqual(["club~10", "greedy~10", "random"]);
    expect(asked({ ...line, memory: "" }).bots).toEqual(["club", "greedy", "random"]);
    expect(fromHash({ ...GAME, memory: false }, BOTS, toHash(GAME, line))?.memory).toBe("");
  });

  it("has a bot for every seat or one for all", () => {
    expect(fitting(GAME, { ...firstQuestion(GAME), seats: 4, bots: ["random", "greedy"] }).bots).toEqual([
      "random",
      "greedy",
      "greedy",
      "greedy",
    ]);
    expect(fitting(GAME, { ...firstQuestion(GAME), seats: 2, bots: ["random", "greedy", "random"] }).bots).toHaveLength(
      2,
    );
  });

  it("leaves out what only affects other numbers of players", () => {
    expect(dialsFor(GAME, 3).map(({ path }) => path)).toEqual(["dogs.Rex", "zone.A.numbers", "players.3"]);
    const moved = {
      ...firstQuestion(GAME),
      numbers: {
        "players.2": [
          [12, 11],
          [13, 14],
        ],
        "dogs.Rex": 4,
      },
    };
    expect(asked(fitting(GAME, moved)).numbers).toEqual({ "dogs.Rex": 4 });
  });
});
