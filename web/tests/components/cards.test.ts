// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Guide } from "../../src/guide/guide.svelte";
import GuideCard from "../../src/guide/GuideCard.svelte";
import HintCard from "../../src/help/HintCard.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import Story from "../../src/table/Story.svelte";
import { useEnglish } from "../support/english";

const session = (fields: object): TableSession => fields as unknown as TableSession;

beforeEach(useEnglish);

describe("the hint card", () => {
  const candidates = [
    { move: "Gh", about: 0.5, error: 0.01, best: true },
    { move: "Rb", about: 0.25, error: 0.01, best: false },
    { move: "end", about: 0, error: 0, best: false },
    { move: "pass", about: 0, error: 0, best: false },
  ];

  it("says which moves are equally good, and what is certain", () => {
    const equal = candidates.map((each) => ({ ...each, best: each.about > 0, error: 0 }));
    render(HintCard, { session: session({ turn: null, hint: { candidates: equal } }) });
    const items = screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim());
    expect(items).toEqual(["50% Gh · equally good", "25% Rb · equally good", "0% end"]);
  });

  it("says where chances are rougher", () => {
    const shown = (rough: boolean): void =>
      void render(HintCard, { session: session({ turn: null, hint: { candidates, rough } }) });
    shown(false);
    expect(screen.queryByText(/rougher/)).toBeNull();
    shown(true);
    expect(screen.getByText(/rougher/)).toBeTruthy();
  });

  it("names the three best moves in words, the best first, and plays the one that is clicked", async () => {
    const play = vi.fn();
    const turn = { moves: [{ move: "Gh", words: "the green head", events: [] }] };
    render(HintCard, { session: session({ turn, play, hint: { candidates } }) });
    const items = screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim());
    expect(items).toEqual(["about 50% the green head", "about 25% Rb", "0% end"]);
    await fireEvent.click(screen.getByRole("button", { name: /green head/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith("Gh");
  });
});

describe("the guide card", () => {
  const fields = { name: "winston", you: 0, sent: null, teller: { busy: false }, moves: [] };
  const winston = (mover: number, over = false): object => ({ seats: 2, mover, over, played: 0 });
  const choose = vi.fn();
  const showRule = vi.fn();
  const show = (more: object): void =>
    void render(GuideCard, {
      session: session({ numbers: {}, ...fields, ...more }),
      guide: { choose } as unknown as Guide,
      showRule,
    });

  it("explains the current step, with its paragraph, and can be closed", async () => {
    show({ view: winston(0), moves: [{ move: "Rb", words: "", events: [] }] });
    const line = await screen.findByRole("status");
    expect(line.textContent).not.toContain("winston-guide");
    const [more, rule, off] = screen.getAllByRole("button");
    await fireEvent.click(more!);
    expect(more!.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(more!.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(rule!);
    expect(showRule).toHaveBeenCalledOnce();
    await fireEvent.click(off!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("names the player at a shared device", async () => {
    const seats = [{ name: "Ada" }, { name: "Bo" }];
    show({ shared: true, seats, view: winston(0), moves: [{ move: "Rb", words: "", events: [] }] });
    expect((await screen.findByRole("status")).textContent).toMatch(/^Ada: /);
  });

  it("is silent once the game is over", async () => {
    show({ view: winston(1, true) });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("the story", () => {
  const seats = [{ name: "Ada" }, { name: "Bo" }];
  const faces = [
    { colour: "#1f6391", emblem: "bell" },
    { colour: "#c4571a", emblem: "key" },
  ];

  it("has the newest line on top, with names", () => {
    const story = [
      { ply: 1, event: { event: "passed", seat: 0 } },
      { ply: 2, event: { event: "passed", seat: 1 } },
    ];
    render(Story, { session: session({ name: "winston", you: null, reader: null, seats, faces, story }) });
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
    expect(lines[0]).toContain("Bo");
    expect(lines[1]).toContain("Ada");
  });

  it("says that nothing has happened yet", () => {
    render(Story, { session: session({ name: "winston", you: null, reader: null, seats, faces, story: [] }) });
    expect(screen.queryByRole("list")).toBeNull();
  });
});
