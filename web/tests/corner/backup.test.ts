import { beforeEach, describe, expect, it, vi } from "vitest";
import { allKeys, keep, type TableKeys } from "../../src/api/keys";
import { bringIn, deleteEverything, everything, links, read, readLink, Unreadable } from "../../src/corner/backup";
import { callMe, emblem, myName } from "../../src/device/me";
import { addPlayed, allPlayed } from "../../src/device/played";
import { theme } from "../../src/device/theme";
import { browser, type Storage } from "../support/browser";

let storage: Storage;
function device(): void {
  storage = browser();
  vi.stubGlobal("sessionStorage", browserLike());
  vi.stubGlobal("location", { origin: "http://house", hostname: "house", pathname: "/", hash: "" });
}
const browserLike = (): object => ({ removeItem: () => {} });
beforeEach(device);

const token = (seat: number): string => `${"t".repeat(31)}${seat}`;
const keys = (table: string, more: Partial<TableKeys> = {}): TableKeys => ({
  table,
  game: "winston",
  seats: [{ seat: 0, token: token(0) }],
  invitations: [],
  opened: 1,
  ...more,
});
const game = { table: "a", game: "winston", at: 1, players: [{ name: "Ada", level: null, place: 1 }], you: 0, best: 3 };

function fill(): void {
  callMe("Ada");
  emblem.choose("moon");
  theme.choose("dark");
  storage.setItem("ludotheque.language", "hu");
  keep(keys("a", { over: true }));
  keep(keys("b", { owner: "o".repeat(32), opened: 2 }));
  addPlayed([game]);
}

describe("a file", () => {
  it("takes everything to another device", () => {
    fill();
    const file = JSON.stringify(everything());
    device();
    bringIn(read(file));
    expect(myName()).toBe("Ada");
    expect(emblem.value).toBe("moon");
    expect(theme.value).toBe("dark");
    expect(storage.getItem("ludotheque.language")).toBe("hu");
    expect(allKeys().map(({ table }) => table)).toEqual(["b", "a"]);
    expect(allPlayed()).toEqual([game]);
  });

  it("is added to what the device has, which stays", () => {
    fill();
    const file = JSON.stringify(everything());
    device();
    callMe("Bo");
    theme.choose("light");
    keep(keys("b", { seats: [{ seat: 1, token: token(1) }], opened: 7 }));
    keep(keys("c", { opened: 9 }));
    bringIn(read(file));
    bringIn(read(file)); // twice is as once
    expect(myName()).toBe("Bo");
    expect(theme.value).toBe("light");
    expect(allKeys().map(({ table, seats }) => [table, seats.map(({ seat }) => seat)])).toEqual([
      ["c", [0]],
      ["b", [0, 1]],
      ["a", [0]],
    ]);
    expect(allKeys()[1]?.owner).toBe("o".repeat(32));
    expect(allPlayed()).toHaveLength(1);
  });

  it("is refused as a whole where anything is broken", () => {
    fill();
    const whole = everything();
    const broken = [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      JSON.stringify({}),
      JSON.stringify({ ...whole, ludotheque: 2 }),
      JSON.stringify({ ...whole, name: 7 }),
      JSON.stringify({ ...whole, settings: null }),
      JSON.stringify({ ...whole, tables: [{ table: "a" }] }),
      JSON.stringify({ ...whole, tables: [...whole.tables, keys("../evil")] }),
      JSON.stringify({ ...whole, tables: [keys("d", { seats: [{ seat: 0, token: "x".repeat(500) }] })] }),
      JSON.stringify({ ...whole, played: [{ ...game, players: "all" }] }),
      JSON.stringify(whole).slice(0, -5),
    ];
    for (const text of broken) expect(() => read(text), text).toThrow(Unreadable);
  });

  it("brings no setting that does not exist", () => {
    const settings = { theme: "sepia", elsewhere: "on" };
    bringIn(read(JSON.stringify({ ...everything(), settings, language: "xx" })));
    expect(theme.chosen).toBeNull();
    expect([...storage.kept.keys()]).not.toContain("ludotheque.elsewhere");
    expect(storage.getItem("ludotheque.language")).toBeNull();
  });
});

describe("codes", () => {
  const read = (link: string): ReturnType<typeof readLink> => readLink(link.slice(link.indexOf("#") + 1));

  it("carry the name, the settings and the unfinished tables", () => {
    fill();
    const [first, ...more] = links();
    expect(more).toEqual([]);
    expect(first).toMatch(/^http:\/\/house\/corner#[\w-]+$/);
    device();
    bringIn(read(first!));
    expect(myName()).toBe("Ada");
    expect(theme.value).toBe("dark");
    expect(allKeys()).toEqual([keys("b", { owner: "o".repeat(32), opened: 2 })]);
  });

  it("are several where one would be too fine, and each can be read by itself", () => {
    callMe("Żaneta 🐕");
    for (let number = 0; number < 30; number++) keep(keys(`t${number}`, { opened: number }));
    const all = links();
    expect(all.length).toBeGreaterThan(3);
    for (const link of all) expect(link.length).toBeLessThanOrEqual(620);
    device();
    for (const link of [...all].reverse()) bringIn(read(link));
    expect(myName()).toBe("Żaneta 🐕");
    expect(allKeys().map(({ table }) => table)).toEqual(Array.from({ length: 30 }, (_, at) => `t${29 - at}`));
  });

  it("that are damaged are refused", () => {
    fill();
    const code = links()[0]!.split("#")[1]!;
    for (const broken of [
      "",
      "%%%",
      "bm90IGpzb24",
      code.slice(0, -9),
      btoa("[1, 7]"),
      btoa('[1,[[1]],""]'),
      btoa("[1]"),
    ])
      expect(() => readLink(broken), broken).toThrow(Unreadable);
  });
});

it("everything can be deleted, and nothing else is", () => {
  fill();
  storage.setItem("elsewhere", "stays");
  // `Object.keys` of a real storage are its keys
  const real = Object.assign(
    Object.create({ removeItem: storage.removeItem }) as object,
    Object.fromEntries(storage.kept),
  );
  vi.stubGlobal("localStorage", real);
  deleteEverything();
  expect([...storage.kept.keys()]).toEqual(["elsewhere"]);
});
