import { beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../../src/api/wire";
import { narrate } from "../../src/text/narrate";
import { Texts } from "../../src/text/texts.svelte";

const GAME = `
g-tell-played = { $you ->
    [yes] You play { $card }.
   *[other] { $seat } plays { $card }.
}
g-tell-won = { $winner ->
    [none] Nobody wins.
   *[other] { $winner } beats { $loser }.
}
g-tell-drew = { $count ->
    [one] One card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
g-tell-went = { $place }
g-card-Rh = red head
g-card-Gb = green body
g-place-corner-1 = the first corner
`;

let texts: Texts;
beforeEach(() => {
  texts = new Texts();
  texts.use("en", { general: "", games: { g: GAME } });
});

const told = (event: Record<string, unknown>, you: number | null = null): string =>
  narrate(event as unknown as Event, "g", texts, ["Ada", "Bo"], you);

describe("a story in words", () => {
  test("names players, and addresses the reader as you", () => {
    expect(told({ event: "played", seat: 1, card: "Rh" })).toBe("Bo plays red head.");
    expect(told({ event: "played", seat: 1, card: "Rh" }, 1)).toBe("You play red head.");
  });

  test("says who starts in the game's words, or else in those for every game", () => {
    const starts = { event: "starts", seat: 1, why: "lot" };
    const general = "tell-starts = { $seat } starts: { $why }.";
    texts.use("en", { general, games: { g: GAME } });
    expect(told(starts)).toBe("Bo starts: lot.");
    texts.use("en", { general, games: { g: `${GAME}g-tell-starts = { $you } rolled highest; { tell-starts }` } });
    expect(told(starts, 1)).toBe("yes rolled highest; Bo starts: lot.");
  });

  test("treats winner and loser as seats, and null as none", () => {
    expect(told({ event: "won", winner: 0, loser: 1 })).toBe("Ada beats Bo.");
    expect(told({ event: "won", winner: null, loser: 1 })).toBe("Nobody wins.");
  });

  test("names the role of the reader, whichever it is", () => {
    texts.use("en", {
      general: "",
      games: {
        g: `
g-tell-beat = { $you ->
    [yes] You beat { $loser }.
    [loser] { $seat } beats you.
   *[no] { $seat } beats { $loser }.
}`,
      },
    });
    expect(told({ event: "beat", seat: 0, loser: 1 }, 0)).toBe("You beat Bo.");
    expect(told({ event: "beat", seat: 0, loser: 1 }, 1)).toBe("Ada beats you.");
    expect(told({ event: "beat", seat: 0, loser: 1 })).toBe("Ada beats Bo.");
  });

  test("says words in the form that the sentence needs, lists too", () => {
    texts.use("pl", {
      general: "",
      games: {
        g: `
g-tell-played = { $seat } gra { $card-acc }, { $cards-acc }.
g-card-Rh = czerwona głowa
    .acc = czerwoną głowę
g-card-Gb = zielone ciało
    .acc = zielone ciało`,
      },
    });
    const event = { event: "played", seat: 0, card: "Rh", cards: ["Gb", "Rh"] };
    expect(told(event)).toBe("Ada gra czerwoną głowę, zielone ciało, czerwoną głowę.");
  });

  test("lists things by the name of one of them, and keeps numbers as numbers", () => {
    expect(told({ event: "drew", count: 1, cards: ["Gb"] })).toBe("One card: green body.");
    expect(told({ event: "drew", count: 2, cards: ["Gb", "Rh"] })).toBe("2 cards: green body, red head.");
    expect(told({ event: "drew", count: 2, cards: [] })).toBe("2 cards: none.");
  });

  test("finds words for values with spaces, and leaves unknown ones unchanged", () => {
    expect(told({ event: "went", place: "corner 1" })).toBe("the first corner");
    expect(told({ event: "went", place: "c5" })).toBe("c5");
  });

  test("says in every game who asked for a hint", () => {
    texts.use("en", { general: "web-hinted = { $name } asked.", games: {} });
    expect(told({ event: "hinted", seat: 1 })).toBe("Bo asked.");
  });

  test("an unknown event is shown by its id", () => {
    expect(told({ event: "nonsense" })).toBe("g-tell-nonsense");
  });
});
