import { expect, test } from "vitest";
import type { GameDetails } from "../../src/api/wire";
import { whoPlays } from "../../src/lab/who";

const game = { quick_before_club: { 2: [50, 46, 54] } } as unknown as GameDetails;

test("of quick players it is said how they compare with club players, where that was measured", () => {
  expect(whoPlays(game, "quick")).toContain("bot-quick-club");
  expect(whoPlays(game, "quick", "10")).not.toContain("bot-quick-club");
  expect(whoPlays({ ...game, quick_before_club: {} }, "quick")).not.toContain("bot-quick-club");
  expect(whoPlays(game, "greedy")).not.toContain("bot-quick-club");
});
