// @vitest-environment jsdom

import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "../../src/api/wire";
import Tokens from "../../src/games/generic/Tokens.svelte";
import type { Face, SeatFace } from "../../src/table/face";
import SeatBadge from "../../src/table/SeatBadge.svelte";
import { useEnglish } from "../support/english";
import { view } from "../support/table";

const ada: SeatFace = {
  index: 0,
  name: "Ada",
  kind: "human",
  level: null,
  standIn: false,
  away: null,
  emblem: "bell",
  colour: "#1f6391",
  ink: "#ffffff",
  edge: "#1f6391",
  colourName: null,
  you: true,
};

function show(seat: SeatFace, mover: number | null, result: Result | null = null): HTMLElement {
  const face = { game: "game", view: view(0, mover), seats: [seat], you: 0, hints: new Map() } as unknown as Face;
  render(SeatBadge, { seat, face, Tokens, result });
  return screen.getByRole("article");
}

beforeEach(useEnglish);

describe("a seat at the table", () => {
  it("is lit on its turn, and says so", () => {
    const badge = show(ada, 0);
    expect(badge.classList.contains("lit")).toBe(true);
    expect(badge.textContent).toContain("on turn");
  });

  it("is dark on another seat's turn", () => {
    const badge = show(ada, 1);
    expect(badge.classList.contains("lit")).toBe(false);
    expect(badge.textContent).toContain("you");
  });

  it("shows the level of a bot", () => {
    expect(show({ ...ada, you: false, kind: "bot", level: "club" }, 1).textContent).toContain("Club");
  });

  it("says that a bot has taken over", () => {
    expect(show({ ...ada, you: false, level: "club", standIn: true }, 1).textContent).toContain(
      "Club player plays for Ada",
    );
  });

  it.each([
    [null, "here"],
    [0, "away"],
    [1, "away for 1 minute"],
    [59, "away for 59 minutes"],
    [125, "away for 2 hours"],
  ])("says who is here and who is away: %s minutes", (away, words) => {
    expect(show({ ...ada, you: false, away }, 1).textContent).toContain(words);
  });

  it("says nothing of the kind of a bot", () => {
    expect(show({ ...ada, you: false, kind: "bot", level: "club" }, 1).textContent).not.toContain("here");
  });

  it("keeps its things to itself while the device changes hands", () => {
    const face = { game: "game", view: view(0, 0), seats: [ada], you: 0, hints: new Map() } as unknown as Face;
    render(SeatBadge, { seat: ada, face, Tokens: null, result: null });
    expect(screen.getByRole("article").querySelector(".tokens")!.textContent).toBe("");
  });

  it("shows the place once the game is over", () => {
    const badge = show(ada, null, { places: [1, 2], scores: [9, 3] } as unknown as Result);
    expect(badge.classList.contains("first")).toBe(true);
    expect(badge.textContent).toContain("Place 1");
  });
});
