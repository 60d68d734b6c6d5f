import { describe, expect, it } from "vitest";
import type { Event, View } from "../../src/api/wire";
import { account as hundsgemein } from "../../src/games/hundsgemein/score";
import { account as winchester } from "../../src/games/winchester/score";
import { account as winston } from "../../src/games/winston/score";

const say = (id: string, fields: object = {}): string => [id, ...Object.values(fields)].join(" ");
const events = (...found: object[]): Event[] => found as Event[];

describe("where the points come from", () => {
  it("at Winston: from dogs, and the rest from bone and poo", () => {
    const view = {
      players: [{ score: 16 }, { score: -3 }],
      bone: 0,
      poo: 1,
      longest: 4,
      shortest: 2,
      bone_card: "4",
      poo_card: "2",
    } as unknown as View;
    const told = events(
      { event: "taken", seat: 1, dog: "R", bodies: 2, points: 3 },
      { event: "taken", seat: 0, dog: "G", bodies: 4, points: 10 },
    );
    const [first, second] = winston(told, view, say);
    expect(first).toEqual([
      { label: "winston-dog-G (4)", points: 10 },
      { label: "winston-has-bone 4", points: 6 },
    ]);
    expect(second!.at(-1)).toEqual({ label: "winston-has-poo 2 2", points: -6 });
  });

  it("at Winchester: from arrivals, bonuses and the last piece", () => {
    const told = events(
      { event: "arrived", seat: 1, place: 1, points: 15 },
      { event: "bonus", seat: 1, points: 3 },
      { event: "last", seat: 0, square: "e12", points: 1 },
    );
    const sheet = winchester(told, { seats: 2 } as View, say);
    expect(sheet.map((items) => items.map((item) => item.points))).toEqual([[1], [15, 3]]);
  });

  it("at Hundsgemein: from the dogs of the streets", () => {
    const told = events(
      { event: "dog-taken", seat: 0, street: "h3", dog: "Rex", worth: 5 },
      { event: "dog-discarded", street: "h4", dog: "Fifi" },
    );
    expect(hundsgemein(told, { seats: 2 } as View)).toEqual([[{ label: "h3: Rex", points: 5 }], []]);
  });
});
