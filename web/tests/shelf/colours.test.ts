import { describe, expect, test } from "vitest";
import { chooseColour, coloursFor, possible, usualColours } from "../../src/shelf/setup/colours";

const winoc = {
  colours: ["yellow", "white", "green", "red"],
  usual_colours: {
    2: ["yellow", "green"],
    3: ["yellow", "white", "green"],
    4: ["yellow", "white", "green", "red"],
  },
  colours_clockwise: true,
};
const winchester = {
  colours: ["blue", "orange", "green", "purple", "gold"],
  usual_colours: { 2: ["blue", "orange"], 3: ["blue", "orange", "green"] },
  colours_clockwise: false,
};
const winston = { colours: [], usual_colours: {}, colours_clockwise: false };

/** Every list of so many different colours. */
function lists(colours: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return lists(colours, length - 1).flatMap((list) =>
    colours.filter((colour) => !list.includes(colour)).map((colour) => [...list, colour]),
  );
}

describe("a colour that is chosen", () => {
  test("is the seat's, and whoever had it gets that seat's", () => {
    expect(chooseColour(winchester, ["blue", "orange", "green"], 2, "blue")).toEqual(["green", "orange", "blue"]);
    expect(chooseColour(winchester, ["blue", "orange", "green"], 0, "gold")).toEqual(["gold", "orange", "green"]);
  });

  test("lets two players at Winoc have any two guards", () => {
    expect(chooseColour(winoc, ["yellow", "green"], 0, "green")).toEqual(["green", "yellow"]);
    expect(chooseColour(winoc, ["yellow", "green"], 1, "red")).toEqual(["yellow", "red"]);
  });

  test("lets the following seats take the next guards, if the order would be lost", () => {
    expect(chooseColour(winoc, ["yellow", "white", "green"], 0, "white")).toEqual(["white", "green", "red"]);
    expect(chooseColour(winoc, ["yellow", "white", "green"], 1, "green")).toEqual(["yellow", "green", "red"]);
    expect(chooseColour(winoc, ["yellow", "white", "green"], 2, "red")).toEqual(["yellow", "white", "red"]);
    expect(chooseColour(winoc, winoc.usual_colours[4], 0, "red")).toEqual(["red", "yellow", "white", "green"]);
  });

  test.each([2, 3, 4])("always leaves %i players a possible order, and any order can be reached", (seats) => {
    const allowed = lists(winoc.colours, seats).filter((each) => possible(winoc, each));
    const reached = new Set([usualColours(winoc, seats).join()]);
    for (const known of reached)
      for (let seat = 0; seat < seats; seat++)
        for (const colour of winoc.colours) {
          const next = chooseColour(winoc, known.split(","), seat, colour);
          expect(next[seat]).toBe(colour);
          expect(possible(winoc, next)).toBe(true);
          reached.add(next.join());
        }
    expect([...reached].sort()).toEqual(allowed.map((each) => each.join()).sort());
  });
});

describe("another number of seats", () => {
  test("has the usual colours, if nobody has chosen", () => {
    expect(coloursFor(winoc, ["yellow", "green"], 3)).toEqual(["yellow", "white", "green"]);
    expect(coloursFor(winoc, ["yellow", "white", "green"], 2)).toEqual(["yellow", "green"]);
  });

  test("keeps what was chosen, if the rules allow it", () => {
    expect(coloursFor(winchester, ["gold", "orange"], 3)).toEqual(["gold", "orange", "blue"]);
    expect(coloursFor(winchester, ["gold", "orange", "blue"], 2)).toEqual(["gold", "orange"]);
    expect(coloursFor(winoc, ["white", "green"], 3)).toEqual(["white", "green", "yellow"]);
    expect(coloursFor(winoc, ["red", "green"], 3)).toEqual(["red", "white", "green"]); // nobody fits between them
  });

  test("has none in a game without colours", () => {
    expect(coloursFor(winston, [], 3)).toEqual([]);
  });
});
