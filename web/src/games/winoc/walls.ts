// The lines of the fort: walls, bastions, islets, and the houses that fill the remaining space.

import type { Point } from "../../table/face";
import type { Layout, PathName } from "./layout";

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)},${round(y)}`).join("L")}Z`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The middle of the wall all round. */
export function ring({ middle, reach, bend }: Layout): string {
  const [x, y] = [reach.x - bend, reach.y - bend];
  const corner = `a${bend},${bend} 0 0 1`;
  return (
    `M${middle.x},${middle.y + reach.y}h${-x}${corner} ${-bend},${-bend}v${-2 * y}${corner} ${bend},${-bend}` +
    `h${2 * x}${corner} ${bend},${bend}v${2 * y}${corner} ${-bend},${bend}Z`
  );
}

const CURTAIN = 46; // from the middle of the wall to its foot outside
const SHOULDER = 62;
const SALIENT = 96;

/** The foot of the walls: straight curtains with the gates, and an arrow-headed bastion at each corner. */
export function star({ middle, reach, bend }: Layout): string {
  const [x, y] = [reach.x - 0.9 * bend, reach.y - 0.9 * bend];
  const quarter: Point[] = [
    { x, y: reach.y + CURTAIN },
    { x: x + 10, y: reach.y + SHOULDER },
    { x: reach.x + SALIENT, y: reach.y + SALIENT },
    { x: reach.x + SHOULDER, y: y + 10 },
    { x: reach.x + CURTAIN, y },
  ];
  const turn = (sx: number, sy: number): Point[] =>
    quarter.map((p) => ({ x: middle.x + sx * p.x, y: middle.y + sy * p.y }));
  return line([...turn(-1, 1), ...turn(-1, -1).reverse(), ...turn(1, -1), ...turn(1, 1).reverse()]);
}

/** The middles of the corner bastions: two have a mill, two a cannon that points east (1) or west (-1). */
export function bastions({ middle, reach }: Layout): (Point & { mill: boolean; aim: number })[] {
  const corner = (sx: number, sy: number) => ({
    x: middle.x + sx * (reach.x + 22),
    y: middle.y + sy * (reach.y + 22),
    mill: sx === sy,
    aim: sx,
  });
  return [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)];
}

/** The islet in the moat in front of a place, where a fortress waits. */
export function ravelin(at: Point, out: Point): string {
  const side = { x: -out.y, y: out.x };
  const to = (ahead: number, aside: number): Point => ({
    x: at.x + ahead * out.x + aside * side.x,
    y: at.y + ahead * out.y + aside * side.y,
  });
  return line([to(54, 62), to(54, -62), to(86, -50), to(116, 0), to(86, 50)]);
}

/** The middle of that islet. */
export function islet(at: Point, out: Point): Point {
  return { x: at.x + 80 * out.x, y: at.y + 80 * out.y };
}

export interface Grown extends Point {
  kind: number; // 0, 1, 2, …
}

/** A pseudo-random number from 0 to 1, always the same for the same seeds. */
export function chance(...seeds: number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ (seed | 0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 13), 1540483477);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** Houses inside the walls, except where stones, paths, belfry and gates are; the far ones first. */
export function houses(layout: Layout, paths: readonly PathName[]): Grown[] {
  const { middle, reach, bend, spots, slots, stone, slot, market } = layout;
  const quarter = market.height > market.width ? stone * 0.55 : 0; // in a tall market, the belfry's row has houses too
  const taken: [Point, number][] = [
    ...spots.map((spot): [Point, number] => [spot, stone / 2 + 26]),
    ...paths.flatMap((path) => slots[path]).map((spot): [Point, number] => [spot, slot / 2 + 24]),
  ];
  const built: Grown[] = [];
  const [across, down] = [44, 46];
  for (let row = 0; row * down < 2 * reach.y; row += 1)
    for (let column = 0; column * across < 2 * reach.x; column += 1) {
      const at = {
        x: middle.x - reach.x + (column + (row % 2) / 2) * across + 8 * chance(row, column, 1),
        y: middle.y - reach.y + row * down + 8 * chance(row, column, 2),
      };
      const off = { x: Math.abs(at.x - middle.x) - (reach.x - bend), y: Math.abs(at.y - middle.y) - (reach.y - bend) };
      const deep = bend - (off.x > 0 && off.y > 0 ? Math.hypot(off.x, off.y) : Math.max(off.x, off.y));
      const from = { x: Math.abs(at.x - middle.x), y: Math.abs(at.y - middle.y) };
      const onRoad = from.x < (from.y < quarter ? 96 : 54);
      const onMarket = from.x < market.width / 2 + 22 && from.y < market.height / 2 + 22 && from.y > quarter;
      if (
        deep < 74 ||
        onRoad ||
        onMarket ||
        taken.some(([spot, far]) => Math.hypot(at.x - spot.x, at.y - 8 - spot.y) < far)
      )
        continue;
      built.push({ ...at, kind: Math.floor(6 * chance(row, column, 3)) });
    }
  return built.length > 7 ? built : []; // a few single houses look odd
}

/** Trees, hay and sheep on the plain outside. */
export function countryside(layout: Layout): Grown[] {
  const { width, height, middle, reach } = layout;
  const grown: Grown[] = [];
  const step = 62;
  for (let row = 0; row * step < height + step; row += 1)
    for (let column = 0; column * step < width + step; column += 1) {
      const at = {
        x: column * step + 40 * (chance(column, row, 7) - 0.5),
        y: row * step + 40 * (chance(column, row, 8) - 0.5),
      };
      const [x, y] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
      const inFort = x < reach.x + 142 && y < reach.y + 142;
      const onRoad = x < 46 || y < 46;
      if (inFort || onRoad || chance(column, row, 9) < 0.45) continue;
      grown.push({ ...at, kind: Math.floor(5 * chance(column, row, 10)) });
    }
  return grown;
}

/** The outline of a cobblestone about 100 wide, slightly different for every seed. */
export function cobble(seed: number): string {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + 0.3 * (chance(seed, corner) - 0.5)) / corners) * 2 * Math.PI;
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const far = 45 * (0.72 + 0.28 * Math.min(square, 1.3)) + 3 * chance(seed, corner, 5);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  const middle = (a: Point, b: Point): string => `${round((a.x + b.x) / 2)},${round((a.y + b.y) / 2)}`;
  const at = (index: number): Point => points[(index + corners) % corners] as Point;
  const curves = points.map((point, index) => `Q${round(point.x)},${round(point.y)} ${middle(point, at(index + 1))}`);
  return `M${middle(at(-1), at(0))}${curves.join("")}Z`;
}
