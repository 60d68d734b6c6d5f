import { describe, expect, it } from "vitest";
import type { View } from "../../src/api/wire";
import { arrange, hue, spelled } from "../../src/games/generic/arrange";

const frame = { seat: 0, seats: 2, mover: 0, over: false, end: null, legal: ["keep"] };
const view = (fields: object): View => ({ ...frame, ...fields }) as View;

describe("a view of a game without its own table", () => {
  it("puts what exists once per seat in front of the seats", () => {
    const found = arrange(
      view({
        forest: 7,
        card: "cep",
        baskets: [
          { cards: ["cep", null, null], score: null },
          { cards: [], score: 3 },
        ],
        witch: true,
        places: null,
      }),
    );
    expect(found.middle).toEqual([
      { field: "forest", piece: { kind: "number", value: 7 } },
      { field: "card", piece: { kind: "word", field: "card", value: "cep" } },
      { field: "witch", piece: { kind: "flag", value: true } },
    ]);
    expect(found.seats).toEqual([
      [{ field: "cards", piece: { kind: "cards", field: "card", values: ["cep"], hidden: 2 } }],
      [
        { field: "cards", piece: { kind: "cards", field: "card", values: [], hidden: 0 } },
        { field: "score", piece: { kind: "number", value: 3 } },
      ],
    ]);
  });

  it("leaves out what the frame shows, and what is hidden", () => {
    const found = arrange(view({ hand: null, nothing: "" }));
    expect(found).toEqual({ middle: [], seats: [[], []] });
  });

  it("recognises boards by their lines, or by their rows", () => {
    const lines = arrange(view({ rows: ["...", ".x.", "xox"] })).middle[0]!.piece;
    expect(lines).toEqual({
      kind: "grid",
      field: "row",
      rows: [
        [null, null, null],
        [null, "x", null],
        ["x", "o", "x"],
      ],
    });
    const rows = arrange(
      view({
        board: [
          [1, null],
          [2, 3],
        ],
      }),
    ).middle[0]!.piece;
    expect(rows).toEqual({
      kind: "grid",
      field: "board",
      rows: [
        ["1", null],
        ["2", "3"],
      ],
    });
    expect(arrange(view({ cards: ["ace", "two", "ten"] })).middle[0]!.piece.kind).toBe("cards");
  });

  it("nests nested values", () => {
    const found = arrange(view({ scores: [4, 9], table: [{ colour: "R", winner: 1 }], dice: [3, 5, 5] }));
    expect(found.seats[1]).toEqual([{ field: "score", piece: { kind: "number", value: 9 } }]);
    expect(found.middle).toEqual([
      {
        field: "table",
        piece: {
          kind: "list",
          items: [
            {
              kind: "group",
              entries: [
                { field: "colour", piece: { kind: "word", field: "colour", value: "R" } },
                { field: "winner", piece: { kind: "seat", seat: 1 } },
              ],
            },
          ],
        },
      },
      { field: "dice", piece: { kind: "cards", field: "dice", values: ["3", "5", "5"], hidden: 0 } },
    ]);
  });

  it("spells names of fields, and always gives a value the same colour", () => {
    expect(spelled("open_dogs")).toBe("Open dogs");
    expect(hue("cep")).toBe(hue("cep"));
    expect(new Set(["chanterelle", "cep", "toadstool"].map(hue)).size).toBe(3);
  });
});
