// @vitest-environment jsdom

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { WinstonEvent, WinstonView } from "../../src/api/winston";
import Tokens from "../../src/games/winston/Tokens.svelte";
import type { Face } from "../../src/table/face";
import { useEnglish } from "../support/english";

const player = { cards: 5, dogs: 1, taken: null, score: null };

function show(seat: number, view: Partial<WinstonView>): void {
  const seats = [{ name: "Ada" }, { name: "Bo" }];
  const face = { view: { players: [player, player], ...view }, seats, telling: null };
  render(Tokens, { face: face as unknown as Face<WinstonView, WinstonEvent>, seat });
}

const prize = (name: RegExp): [string, (string | null)[]] => {
  const found = screen.getByRole("img", { name });
  return [found.textContent?.trim() ?? "", [...found.querySelectorAll(".card")].map((card) => card.textContent)];
};

beforeEach(useEnglish);

test("W7: the card 5+ lies with the bone, and the poo has none", () => {
  const view = { bone: 0, poo: 1, longest: 6, shortest: 5, bone_card: "5+", poo_card: null };
  show(0, view);
  expect(prize(/the bone \(longest dog: 6\)/)).toEqual(["5+6", ["5+"]]);
  show(1, view);
  expect(prize(/the poo \(shortest dog: 5; no size card, 5\+ lies with the bone\)/)).toEqual(["5", []]);
});

test("a card that says the length says all", () => {
  show(0, { bone: 0, poo: 0, longest: 5, shortest: 3, bone_card: "5+", poo_card: "3" });
  expect(prize(/the bone/)).toEqual(["5+5", ["5+"]]);
  expect(prize(/the poo/)).toEqual(["3", ["3"]]);
});
