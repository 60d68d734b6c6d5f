import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../src/api/wire";
import { type Habits, hasAdaptive, learn, type Plan, planBy, planFor, request } from "../../src/shelf/setup/plan";

const game: GameInfo = {
  name: "g",
  title: "G",
  authors: "A",
  publisher: "P",
  credits: {},
  players: [2, 4],
  minutes: [15, 20],
  age: 6,
  options: [
    { name: "edition", values: ["second", "first"], default: "second", printed: ["second", "first"] },
    { name: "open", values: [false, true], default: false, printed: [false] },
  ],
  ready: true,
  colours: ["blue", "orange", "green", "purple"],
  usual_colours: { 2: ["blue", "orange"], 3: ["blue", "orange", "green"], 4: ["blue", "orange", "green", "purple"] },
  colours_clockwise: false,
  choose_first: true,
};
const newcomer: Habits = { name: "", level: "casual", share: 60, names: [], seats: {}, colours: {}, options: {} };

describe("a first visit", () => {
  test("against bots a game can begin at once", () => {
    const plan = planFor(game, "bots", newcomer);
    expect(request(game, plan, newcomer)).toEqual({
      game: "g",
      seats: [
        { kind: "human", name: null },
        { kind: "bot", level: "casual" },
        { kind: "bot", level: "casual" },
      ],
      colours: ["blue", "orange", "green"],
      first: "rules",
      numbers: {},
      options: { edition: "second", open: false },
      public: false,
      wait: false,
      pace: 0,
      away: null,
      stand_in: "casual",
      hints: null,
      living_room: false,
      sealed: false,
    });
  });

  test("hints are a choice when people play against each other", () => {
    const asked = (mode: Parameters<typeof planFor>[1], hints: boolean) =>
      request(game, { ...planFor(game, mode, newcomer), hints }, newcomer).hints;
    expect([asked("friends", false), asked("friends", true), asked("device", false)]).toEqual([false, true, false]);
    expect([asked("bots", true), asked("watch", false)]).toEqual([null, null]);
  });

  test("bots pause only where nobody plays: people choose their own speed at the table", () => {
    const pause = (mode: Parameters<typeof planFor>[1]): number | undefined =>
      request(game, planFor(game, mode, newcomer), newcomer).pace;
    expect([pause("bots"), pause("friends"), pause("device"), pause("watch")]).toEqual([0, 0, 0, 1]);
  });

  test("each way of playing has its seats", () => {
    const kinds = (mode: Parameters<typeof planFor>[1]): string[] =>
      planFor(game, mode, newcomer).seats.map(({ kind }) => kind);
    expect(kinds("friends")).toEqual(["human", "open"]);
    expect(kinds("device")).toEqual(["human", "human"]);
    expect(kinds("living")).toEqual(["open", "open", "open"]);
    expect(kinds("watch")).toEqual(["bot", "bot", "bot"]);
  });

  test("a living-room table is for those in the room, who seal the deal on their phones", () => {
    const plan = { ...planFor(game, "living", newcomer), public: true };
    expect(request(game, plan, newcomer)).toMatchObject({ living_room: true, public: false, sealed: true, pace: 0 });
  });
});

describe("habits", () => {
  test("name, level, number of seats and options are as last time", () => {
    const plan = planFor(game, "bots", newcomer);
    plan.seats = [
      { kind: "human", name: " Ada ", level: "casual" },
      { kind: "bot", name: "", level: "expert" },
    ];
    plan.options = { edition: "first", open: true };
    const kept = learn(game, "bots", plan, newcomer);
    const again = planFor(game, "bots", kept);
    expect(again.seats).toEqual([
      { kind: "human", name: "Ada", level: "expert" },
      { kind: "bot", name: "", level: "expert" },
    ]);
    expect(again.options).toEqual({ edition: "first", open: true });
    expect(planFor(game, "watch", kept).seats).toHaveLength(3);
  });

  test("the names of the players at the device are kept in order", () => {
    const plan = planFor(game, "device", newcomer);
    plan.seats[0]!.name = "Ada";
    plan.seats[1]!.name = "Bo";
    const kept = learn(game, "device", plan, newcomer);
    expect(planFor(game, "device", kept).seats.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
  });

  test("options that a game no longer has are not sent", () => {
    const kept: Habits = { ...newcomer, options: { g: { edition: "third", gone: 1 } }, seats: { "g.bots": 9 } };
    const plan = planFor(game, "bots", kept);
    expect(plan.options).toEqual({ edition: "second", open: false });
    expect(plan.seats).toHaveLength(4);
  });
});

describe("colours and who starts", () => {
  test("colours are as last time, if they suit the seats", () => {
    const plan = planFor(game, "bots", newcomer);
    plan.colours = ["purple", "blue", "green"];
    const kept = learn(game, "bots", plan, newcomer);
    expect(planFor(game, "bots", kept).colours).toEqual(["purple", "blue", "green"]);
    expect(planFor(game, "watch", kept).colours).toEqual(["blue", "orange", "green"]);
    const fewer = { ...kept, seats: { "g.bots": 2 } };
    expect(planFor(game, "bots", fewer).colours).toEqual(["blue", "orange"]);
    const changed = { ...game, colours: ["blue", "orange", "green", "gold"] };
    expect(planFor(changed, "bots", kept).colours).toEqual(["blue", "orange", "green"]);
  });

  test("a game without colours is asked for none", () => {
    const plain = { ...game, colours: [], usual_colours: {} };
    expect(request(plain, planFor(plain, "bots", newcomer), newcomer).colours).toBeNull();
  });

  test("a seat that was to start and is gone does not", () => {
    const plan: Plan = { ...planFor(game, "bots", newcomer), first: 2 };
    expect(request(game, plan, newcomer).first).toBe(2);
    plan.seats.pop();
    expect(request(game, plan, newcomer).first).toBe("rules");
    expect(request(game, { ...plan, first: "lot" }, newcomer).first).toBe("lot");
  });
});

test("only a table with free seats is public or waits, and every such table is sealed", () => {
  const plan = { ...planFor(game, "bots", newcomer), public: true, wait: true };
  expect(request(game, plan, newcomer)).toMatchObject({ public: false, wait: false, sealed: false });
  plan.seats[2]!.kind = "open";
  expect(request(game, plan, newcomer)).toMatchObject({ public: true, wait: true, sealed: true });
});

test("rules tried in the lab keep their number of seats, and survive a change of mode", () => {
  const given = {
    seats: 3,
    options: { edition: "first", open: true },
    numbers: { "dogs.Rex": 9 },
    own: { chosen: ["…"], changed: ["…"] },
  };
  const plan = planBy(game, "device", newcomer, given);
  expect(plan.seats).toHaveLength(3);
  expect(request(game, plan, newcomer)).toMatchObject({ options: given.options, numbers: given.numbers });
});

describe("adaptive bots", () => {
  const adaptive = { ...newcomer, level: "adaptive", share: 70 };

  test("are asked for with the share and their strength, and never stand in", () => {
    const plan = planFor(game, "bots", adaptive);
    expect(hasAdaptive(plan)).toBe(true);
    const asked = request(game, plan, adaptive, 2.24);
    expect(asked.seats[1]).toEqual({ kind: "bot", level: "adaptive:70:2.24" });
    expect(asked.stand_in).toBe("casual");
    expect(request(game, plan, adaptive).seats[1]!.level).toBe("adaptive:70:2.00");
  });

  test("the share is remembered", () => {
    expect(learn(game, "bots", { ...planFor(game, "bots", adaptive), share: 50 }, adaptive).share).toBe(50);
    expect(hasAdaptive(planFor(game, "bots", newcomer))).toBe(false);
  });
});
