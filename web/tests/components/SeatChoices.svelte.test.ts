// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { LONGEST_NAME } from "../../src/api/constants";
import type { GameInfo } from "../../src/api/wire";
import SeatChoices from "../../src/shelf/setup/SeatChoices.svelte";
import type { SeatDraft } from "../../src/shelf/setup/plan";
import { useEnglish } from "../support/english";

const game = { name: "winston", players: [2, 3], colours: [], usual_colours: {} } as unknown as GameInfo;
const winoc = {
  name: "winoc",
  players: [2, 4],
  colours: ["yellow", "white", "green", "red"],
  usual_colours: {
    2: ["yellow", "green"],
    3: ["yellow", "white", "green"],
    4: ["yellow", "white", "green", "red"],
  },
  colours_clockwise: true,
} as unknown as GameInfo;
const person: SeatDraft = { kind: "human", name: "Ada", level: "casual" };
const bot: SeatDraft = { kind: "bot", name: "", level: "expert" };

function show(...drafts: SeatDraft[]): void {
  const seats = $state(drafts.map((draft) => ({ ...draft })));
  render(SeatChoices, { game, bots: ["casual", "expert", "search"], mode: "bots", seats, colours: [] });
}
function showWinoc(seats: number): void {
  const drafts = $state(Array.from({ length: seats }, () => ({ ...person })));
  render(SeatChoices, { game: winoc, bots: [], mode: "device", seats: drafts, colours: winoc.usual_colours[seats]! });
}
const colours = (): HTMLSelectElement[] => screen.getAllByRole<HTMLSelectElement>("combobox", { name: /^Colour of/ });
const chosen = (): string[] => colours().map((each) => each.value);
const fewer = (): HTMLButtonElement => screen.getByRole("button", { name: "One player fewer" });
const more = (): HTMLButtonElement => screen.getByRole("button", { name: "One player more" });

beforeEach(useEnglish);

describe("the seats of the set-up sheet", () => {
  it("are as many as the game allows", async () => {
    show(person, bot);
    expect(fewer().disabled).toBe(true);
    await fireEvent.click(more());
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(more().disabled).toBe(true);
    await fireEvent.click(fewer());
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("give a new bot the level of the one before", async () => {
    show(person, bot);
    await fireEvent.click(more());
    const levels = screen.getAllByRole<HTMLSelectElement>("combobox").filter((box) => box.value === "expert");
    expect(levels).toHaveLength(2);
  });

  it("ask for a name for a person, and for a level for a bot", async () => {
    show(person, bot);
    const name = screen.getByRole<HTMLInputElement>("textbox");
    expect([name.value, name.maxLength]).toEqual(["Ada", LONGEST_NAME]);
    const [kind] = screen.getAllByRole("combobox");
    await fireEvent.change(kind!, { target: { value: "bot" } });
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("have no colour to choose where the game has none", () => {
    show(person, bot);
    expect(screen.queryByRole("combobox", { name: /^Colour of/ })).toBeNull();
  });

  it("have a colour each, and choosing one keeps the order of the guards", async () => {
    showWinoc(3);
    expect(chosen()).toEqual(["yellow", "white", "green"]);
    await fireEvent.change(colours()[1]!, { target: { value: "green" } });
    expect(chosen()).toEqual(["yellow", "green", "red"]);
    expect(screen.getByRole("status").textContent).toBe("Seat 3: red");
  });

  it("keep a chosen colour when one player more comes", async () => {
    showWinoc(2);
    await fireEvent.change(colours()[0]!, { target: { value: "red" } });
    expect(chosen()).toEqual(["red", "green"]);
    await fireEvent.click(more());
    expect(chosen()).toEqual(["red", "white", "green"]);
  });

  it("do not offer the bare search", () => {
    show(person, bot);
    expect(screen.queryByRole("option", { name: /search/i })).toBeNull();
  });
});
