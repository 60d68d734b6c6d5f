// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { LONGEST_NAME } from "../../src/api/constants";
import type { GameInfo } from "../../src/api/wire";
import SeatChoices from "../../src/shelf/setup/SeatChoices.svelte";
import type { SeatDraft } from "../../src/shelf/setup/plan";
import { useEnglish } from "../support/english";

const game = { name: "winston", players: [2, 3] } as unknown as GameInfo;
const person: SeatDraft = { kind: "human", name: "Ada", level: "casual" };
const bot: SeatDraft = { kind: "bot", name: "", level: "expert" };

function show(...drafts: SeatDraft[]): void {
  const seats = $state(drafts.map((draft) => ({ ...draft })));
  render(SeatChoices, { game, bots: ["casual", "expert", "search"], mode: "bots", seats });
}
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

  it("do not offer the bare search", () => {
    show(person, bot);
    expect(screen.queryByRole("option", { name: /search/i })).toBeNull();
  });
});
