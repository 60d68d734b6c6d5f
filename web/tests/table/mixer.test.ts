import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, State } from "../../src/api/wire";
import { browser } from "../support/browser";
import { news, seat, state } from "../support/table";
import { Exchange } from "../support/wire";

browser();
const { Mixer, mixFrom } = await import("../../src/table/mixer");
const { keepText, sealedAt } = await import("../../src/api/sealed");
const { sha256OfText } = await import("../../src/api/sha256");

interface Sent {
  what: string;
  token: string;
  body: Record<string, string>;
}
let sent: Sent[];
let answer: { ok: boolean; status: number };

beforeEach(() => {
  browser();
  sent = [];
  answer = { ok: true, status: 200 };
  vi.useRealTimers();
  vi.stubGlobal("fetch", (path: string, init: { headers: Record<string, string>; body: string }) => {
    sent.push({
      what: path.split("/").at(-1)!,
      token: init.headers.Authorization!.slice(7),
      body: JSON.parse(init.body) as Record<string, string>,
    });
    return Promise.resolve({ ...answer, json: () => Promise.resolve({ code: "no", message: "no" }) });
  });
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const OTHER = sha256OfText("of another player");

function at(phase: "joining" | "sealing" | "revealing", ...seats: Partial<SeatInfo>[]): State {
  const infos = seats.map((each, number) => ({ ...seat(`Person ${number}`), ...each }));
  return state(0, 1, null, { seats: infos, sealed: true, mixing: { phase, until: null } });
}

const sealedBy = (text: string): Partial<SeatInfo> => ({ seal: sha256OfText(text), mixing: "sealed" });
const mixer = (...seats: number[]): InstanceType<typeof Mixer> =>
  new Mixer(
    "t1",
    seats.map((number) => ({ seat: number, token: `token-${number}` })),
  );

describe("sealing", () => {
  test("every seat this device holds is sealed at once, with a text that is kept", async () => {
    mixer(0, 2).hear(at("joining", {}, {}, {}));
    await settle();
    expect(sent.map(({ what, token }) => [what, token])).toEqual([
      ["seal", "token-0"],
      ["seal", "token-2"],
    ]);
    expect(sent[0]!.body.seal).toBe(sha256OfText(sealedAt("t1").texts[0]![0]!));
    expect(sent[0]!.body.seal).not.toBe(sent[1]!.body.seal);
  });

  test("a seat that was sealed on another device is left alone", async () => {
    const one = mixer(0);
    one.hear(at("joining", { seal: OTHER, mixing: "sealed" }, {}));
    one.hear(at("revealing", { seal: OTHER, mixing: "sealed" }, { seal: OTHER, mixing: "sealed" }));
    await settle();
    expect(sent).toEqual([]);
  });

  test("a failed request is sent again unchanged", async () => {
    vi.useFakeTimers();
    answer = { ok: false, status: 503 };
    mixer(0).hear(at("joining", {}, {}));
    await vi.advanceTimersByTimeAsync(1500);
    answer = { ok: true, status: 200 };
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sent.map(({ body }) => body.seal)).size).toBe(1);
  });

  test("a typed line makes a new text", async () => {
    await mixer(0).add({ seat: 0, token: "token-0" }, "rain on the window");
    expect(sealedAt("t1").texts[0]!.at(-1)).toMatch(/ rain on the window$/);
    expect(sent[0]!.what).toBe("seal");
  });
});

describe("revealing", () => {
  test("nothing is revealed before all seals are fixed", async () => {
    keepText("t1", 0, "rain");
    mixer(0).hear(at("sealing", sealedBy("rain"), { seal: OTHER, mixing: "sealed" }));
    await settle();
    expect(sent).toEqual([]);
  });

  test("the sealed text is revealed, after storing what was seen", async () => {
    keepText("t1", 0, "hail");
    keepText("t1", 0, "rain");
    keepText("t1", 0, "refused");
    mixer(0).hear(at("revealing", sealedBy("rain"), { seal: OTHER, mixing: "sealed" }, {}));
    await settle();
    expect(sent).toEqual([{ what: "reveal", token: "token-0", body: { text: "rain" } }]);
    expect(sealedAt("t1").seen).toEqual({ commitment: "c0ffee", seals: [sha256OfText("rain"), OTHER, null] });
  });

  test("after a reload it can still reveal, but not if a seal was swapped meanwhile", async () => {
    keepText("t1", 0, "rain");
    mixer(0).hear(at("revealing", sealedBy("rain"), { seal: OTHER, mixing: "sealed" }));
    await settle();
    mixer(0).hear(at("revealing", sealedBy("rain"), { seal: OTHER, mixing: "revealed" }));
    await settle();
    expect(sent).toHaveLength(2);
    mixer(0).hear(at("revealing", sealedBy("rain"), { seal: sha256OfText("chosen"), mixing: "sealed" }));
    await settle();
    expect(sent).toHaveLength(2);
  });

  test("a revealed text is not sent again", async () => {
    keepText("t1", 0, "rain");
    mixer(0).hear(at("revealing", { seal: sha256OfText("rain"), mixing: "revealed" }, {}));
    await settle();
    expect(sent).toEqual([]);
  });
});

test("a rematch is mixed from another table until it is dealt", async () => {
  const exchange = new Exchange();
  mixFrom("t2", [{ seat: 0, token: "token-0" }], () => "en", exchange.connect);
  exchange.last.open();
  exchange.last.say({ ...at("sealing", {}, {}), table: "t2" });
  await settle();
  expect(sent.map(({ what }) => what)).toEqual(["seal"]);
  const text = sealedAt("t2").texts[0]![0]!;
  const seats = [{ ...seat("Ada"), ...sealedBy(text) }, seat("Bo")];
  exchange.last.say(news(0, 3, null, [], { table: "t2", seats, mixing: { phase: "revealing", until: 1 } }));
  await settle();
  expect(sent.at(-1)).toMatchObject({ what: "reveal", body: { text } });
  expect(exchange.last.closed).toBe(false);
  exchange.last.say(news(0, 5, null, [], { table: "t2" }));
  expect(exchange.last.closed).toBe(true);
});
