import { describe, expect, it } from "vitest";
import { between, onTrack, progress, readCourse, TRACK, cell } from "../../src/games/winchester/course";
import { arrange, lawn, line, plinth, PLINTHS, size, spot, squareAt } from "../../src/games/winchester/layout";
import game from "./game.json";

const course = readCourse(game.board);

describe("the course", () => {
  it("has every square of the ring in one zone", () => {
    const squares = course.zones.flatMap((zone) => zone.squares);
    expect(squares.toSorted()).toEqual(TRACK.toSorted());
    expect(TRACK).toHaveLength(208);
  });

  it("has each number four times in a section", () => {
    expect(course.numbers.size).toBe(6 * 24);
    expect(course.numbers.get("e1")).toBe(1);
    expect(course.numbers.get("e4")).toBe(2);
    expect(course.numbers.get("a10")).toBe(1);
    expect([...course.numbers.values()].filter((number) => number === 6)).toHaveLength(24);
  });

  it("finds the start line before A and the finish line after F", () => {
    expect(course.startLine.map((edge) => edge.square).toSorted()).toEqual(["d1", "d2", "d3", "d4"]);
    expect(course.startLine.every((edge) => edge.side === "east")).toBe(true);
    expect(course.finishLine.map((edge) => edge.square).toSorted()).toEqual(["a5", "b5", "c5", "d5"]);
    expect(course.finishLine.every((edge) => edge.side === "south")).toBe(true);
  });

  it("traces a slide but no knight's jump", () => {
    expect(between("a8", "a4")).toEqual(["a7", "a6", "a5"]);
    expect(between("p4", "q5")).toEqual([]);
    expect(between("a1", "d4")).toEqual(["b2", "c3"]);
    expect(between("a1", "b3")).toEqual([]);
  });
});

describe.each([false, true])("the board, turned: %s", (turned) => {
  it("knows the square at the middle of every square", () => {
    for (const square of TRACK) expect(squareAt(spot(square, turned), turned)).toBe(square);
    expect(squareAt({ x: -1, y: 5 }, turned)).toBeNull();
  });

  it("keeps the plinths on the lawn, without overlap", () => {
    const box = lawn(turned);
    const places = Array.from({ length: PLINTHS }, (_, k) => plinth(k + 1, turned));
    for (const { x, y } of places) {
      expect(x - 24).toBeGreaterThanOrEqual(box.x);
      expect(x + 24).toBeLessThanOrEqual(box.x + box.width);
      expect(y - 22).toBeGreaterThanOrEqual(box.y);
      expect(y + 40).toBeLessThanOrEqual(box.y + box.height);
    }
    places.forEach((one, k) => {
      for (const other of places.slice(k + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50);
    });
  });

  it("has the lines where the zones meet", () => {
    const [from, to] = line(course.startLine, turned)!;
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBe(160);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const [before, after] = [spot("d2", turned), spot("e3", turned)];
    expect(middle).toEqual({ x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 });
  });
});

describe("the available space", () => {
  it.each([
    ["a phone held upright", 360, 590, true, 24],
    ["a phone with a card above the board", 360, 450, true, 17],
    ["a phone on its side", 740, 250, false, 15],
    ["a tablet", 768, 880, true, 38],
    ["a desk", 1072, 746, false, 48],
  ])("on %s the squares are as large as they can be", (_, width, height, turned, least) => {
    const room = arrange(width, height);
    expect(room.turned).toBe(turned);
    expect(room.square).toBeGreaterThanOrEqual(least);
    const ring = size(turned);
    expect(room.board.width / room.board.height).toBeCloseTo(
      (ring.width + 2 * room.margin) / (ring.height + 2 * room.margin),
    );
    for (const box of [room.board, room.note]) {
      expect(box.x).toBeGreaterThanOrEqual(-0.01);
      expect(box.y).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
    }
    expect(room.note.width).toBeGreaterThan(150);
    expect(room.note.height).toBeGreaterThan(67);
  });

  it("counts only the ring as track", () => {
    expect(onTrack(...cell("e5"))).toBe(false);
    expect(onTrack(...cell("d5"))).toBe(true);
    expect(onTrack(-1, 0)).toBe(false);
  });
});

it("measures how far a piece is along the course", () => {
  expect(progress(course, "b2")).toBe(0);
  const way = ["e1", "j1", "k1", "t1", "q5", "q10", "p14"].map((square) => progress(course, square));
  expect(way.every((far, k) => far > 0 && far <= 1 && (k === 0 || far > way[k - 1]!))).toBe(true);
  const last = course.zones.at(-1)!;
  expect(Math.max(...last.squares.map((square) => progress(course, square)))).toBe(1);
});
