import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, State } from "../../src/api/wire";
import type { GameTable } from "../../src/table/face";
import { browser } from "../support/browser";
import { useEnglish } from "../support/english";
import { type HandView, moved, news, seat, state, turn, view } from "../support/table";
import { Exchange } from "../support/wire";

browser().setItem("ludotheque.motion", "off");
const { TableSession } = await import("../../src/table/session.svelte");
const { speed } = await import("../../src/table/speed.svelte");
const { addressed } = await import("../../src/table/address");

const game = { advance: (seen: HandView) => seen } as unknown as GameTable;
let exchange: Exchange;
let asked: { path: string; token: string | undefined }[];
let hintPly: number;
let language: string;

beforeEach(() => {
  exchange = new Exchange();
  asked = [];
  hintPly = 1;
  language = "en";
  vi.stubGlobal("fetch", (path: string, init?: { headers: Record<string, string> }) => {
    asked.push({ path, token: init?.headers.Authorization?.slice(7) });
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ ply: hintPly, candidates: [] }) });
  });
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function sit(seats: number[], first: State): InstanceType<typeof TableSession> {
  const keys = seats.map((number) => ({ seat: number, token: `token-${number}` }));
  return new TableSession("t1", game, "game", keys, "watch", first, () => language, exchange.connect);
}

describe("one seat", () => {
  test("shows its moves on its turn, and none while its move is being sent", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    expect(session.moves).toEqual([]);
    exchange.last.say(turn(0, 1));
    expect(session.moves.map(({ move }) => move)).toEqual(["a", "b"]);
    session.play("a");
    expect(exchange.last.moves()).toEqual([{ type: "move", ply: 1, move: "a", seat: 0 }]);
    expect(session.sent).toBe(true);
    expect(session.moves).toEqual([]);
    session.play("b");
    expect(exchange.last.moves()).toHaveLength(1);
    exchange.last.say(news(0, 2, view(0, 1), [moved(2, 0)]));
    await settle();
    expect(session.sent).toBe(false);
    expect(session.lines.map(({ event }) => event.event)).toEqual(["played"]);
    session.close();
    expect(exchange.last.closed).toBe(true);
  });

  test("who starts opens the story, and is shown until somebody has moved", () => {
    const started = {
      ply: 1,
      kind: "started",
      seat: null,
      events: [{ event: "starts", seat: 1, why: "lot" } as Event],
    };
    const rolled = { ply: 2, kind: "move", seat: null, events: [{ event: "rolled" }] };
    const events = (session: InstanceType<typeof TableSession>): string[] =>
      session.lines.map(({ event }) => event.event);

    const waiting = sit([0], state(0, 0, null));
    exchange.last.open();
    exchange.last.say(state(0, 0, null));
    exchange.last.say(news(0, 2, view(0, 1), [started, rolled]));
    expect(events(waiting)).toEqual(["starts", "rolled"]);
    expect(waiting.notice).toEqual({ what: "starts", event: started.events[0] });

    const fresh = sit([0], state(0, 1, view(0, 1)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 1), { told: [started] }));
    expect(events(fresh)).toEqual(["starts"]);
    expect(fresh.notice).toMatchObject({ what: "starts" });
    exchange.last.say(news(0, 2, view(0, 0), [moved(2, 1)]));
    expect(fresh.notice).toBeNull();

    const later = sit([0], state(0, 2, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 2, view(0, 0), { told: [started, moved(2, 1)] }));
    expect(events(later)).toEqual(["starts", "played"]);
    expect(later.notice).toBeNull();
  });

  test("moves of an older position are not offered", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    exchange.last.say(turn(0, 1));
    exchange.last.say(news(0, 2, view(0, 0), [moved(2, 1)]));
    await settle();
    expect(session.moves).toEqual([]);
    exchange.last.say(turn(0, 2, ["c"]));
    expect(session.moves.map(({ move }) => move)).toEqual(["c"]);
  });

  test("a whole game requests no turn: it comes with the events", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    expect(exchange.last.sent[0]).toMatchObject({ type: "hello", lang: "en", turns: true });
    exchange.last.say(state(0, 1, view(0, 0)));
    exchange.last.say(turn(0, 1));
    for (let ply = 2; ply < 12; ply += 1) {
      const mine = ply % 2 === 0;
      if (mine) session.play(session.moves[0]!.move);
      exchange.last.say(news(0, ply, view(0, mine ? 1 : 0), [moved(ply, mine ? 0 : 1)]));
      exchange.last.say(turn(0, ply, mine ? [] : ["a"]));
      await settle();
    }
    expect(exchange.last.moves()).toHaveLength(5);
    expect(asked).toEqual([]);
  });

  test("in another language the turn is sent again, without a new connection", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    session.speak(); // not greeted yet
    language = "fr";
    exchange.last.say(state(0, 1, view(0, 0)));
    session.speak();
    expect(exchange.last.sent.slice(1)).toEqual([{ type: "language", lang: "fr" }]);
    exchange.last.say({ ...turn(0, 1), words: ["en français"] });
    expect(session.turn?.words).toEqual(["en français"]);
    expect(exchange.wires).toHaveLength(1);
  });

  test("a refused move says why, and can be tried again", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    await settle();
    session.play("nonsense");
    exchange.last.say({ type: "refused", code: "illegal", message: "not so", you: 0, rule: "turn", state: null });
    expect(session.refusal?.rule).toBe("turn");
    expect(session.sent).toBe(false);
    session.play("a");
    expect(session.refusal).toBeNull();
    expect(exchange.last.moves()).toHaveLength(2);
  });

  test("after a take-back the board is shown at once, not told", async () => {
    const session = sit([0], state(0, 3, view(0, 0, "now")));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 0, "now")));
    exchange.last.say(news(0, 4, view(0, 0, "before"), [{ ply: 4, kind: "back", seat: 0, moves: 1 }]));
    await settle();
    expect((session.view as HandView).hand).toBe("before");
    expect(session.lines).toEqual([]);
  });
});

describe("names", () => {
  test("another player's new name is a short notice; one's own is not", async () => {
    const session = sit([0], state(0, 3, view(0, 1)));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 1)));
    const renamed = (ply: number, who: number, text: string) => ({ ply, kind: "renamed", seat: who, text });
    exchange.last.say(news(0, 4, view(0, 1), [renamed(4, 0, "Ada L.")], { seats: [seat("Ada L."), seat("Bo")] }));
    await settle();
    expect(session.notice).toBeNull();
    exchange.last.say(news(0, 5, view(0, 1), [renamed(5, 1, "Cleo")], { seats: [seat("Ada L."), seat("Cleo")] }));
    await settle();
    expect(session.notice).toEqual({ what: "renamed", old: "Bo", name: "Cleo" });
    expect(session.faces.map(({ name }) => name)).toEqual(["Ada L.", "Cleo"]);
  });
});

describe("clicks are kept", () => {
  const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
  const moves = (): unknown[] => exchange.last.moves().map(({ ply, move }) => `${String(ply)}: ${String(move)}`);

  beforeEach(() => {
    vi.useFakeTimers();
    speed.choose("calm");
  });
  afterEach(() => {
    speed.choose("instant");
    vi.useRealTimers();
  });

  /** A seat on turn that has just played `a`. */
  function playing(): InstanceType<typeof TableSession> {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    exchange.last.say(turn(0, 1));
    session.play("a");
    return session;
  }
  function answered(mover: number, legal: string[]): void {
    exchange.last.say(news(0, 2, view(0, mover), [moved(2, 0)]));
    exchange.last.say(turn(0, 2, legal));
  }

  test("a click while the last move is on its way is played after it, once", async () => {
    const session = playing();
    session.play("b");
    expect(session.wish).toBe("b");
    expect(moves()).toEqual(["1: a"]);
    answered(0, ["b", "c"]);
    expect(moves()).toEqual(["1: a"]); // it is still being told
    await pass(300);
    expect(moves()).toEqual(["1: a", "2: b"]);
    expect([session.wish, session.sent]).toEqual([null, true]);
    await pass(1000);
    expect(moves()).toHaveLength(2);
  });

  test("so is a click while the last move is being told", async () => {
    const session = playing();
    answered(0, ["b", "c"]);
    expect(session.moves).toEqual([]);
    session.play("c");
    await pass(300);
    expect(moves()).toEqual(["1: a", "2: c"]);
  });

  test("it waits for the legal moves if these come last", async () => {
    const session = playing();
    session.play("b");
    exchange.last.say(news(0, 2, view(0, 0), [moved(2, 0)]));
    await pass(300);
    expect(session.wish).toBe("b");
    exchange.last.say(turn(0, 2, ["b"]));
    expect(moves()).toEqual(["1: a", "2: b"]);
  });

  test("what is not legal then is dropped, without a word", async () => {
    const session = playing();
    session.play("x");
    answered(0, ["b"]);
    await pass(300);
    expect([session.wish, session.refusal]).toEqual([null, null]);
    expect(moves()).toEqual(["1: a"]);
    expect(session.moves.map(({ move }) => move)).toEqual(["b"]);
  });

  test("what was chosen for a turn that has ended is dropped", async () => {
    const session = playing();
    session.play("b");
    answered(1, []);
    await pass(300);
    expect(session.wish).toBeNull();
    session.play("b"); // it is another player's turn
    expect(session.wish).toBeNull();
    expect(moves()).toEqual(["1: a"]);
  });

  test("the last choice counts, and a second click takes it back", async () => {
    const session = playing();
    session.play("b");
    session.play("c");
    expect(session.wish).toBe("c");
    await pass(400);
    session.play("c");
    expect(session.wish).toBeNull();
  });

  test("a double click is one move", async () => {
    const session = playing();
    await pass(200);
    session.play("a");
    expect(session.wish).toBeNull();
    session.play("b");
    await pass(200);
    session.play("b");
    expect(session.wish).toBe("b");
  });

  test("a refused move, a take-back and a curtain drop it", async () => {
    const session = playing();
    session.play("b");
    exchange.last.say({ type: "refused", code: "illegal", message: "no", you: 0, rule: null, state: null });
    expect(session.wish).toBeNull();
    session.play("c");
    session.play("b");
    exchange.last.say(news(0, 2, view(0, 0), [{ ply: 2, kind: "back", seat: 0, moves: 1 }]));
    expect(session.wish).toBeNull();
  });
});

describe("skipping", () => {
  const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    speed.choose("calm");
  });
  afterEach(() => {
    speed.choose("instant");
    vi.useRealTimers();
  });

  test("goes on to the own turn, and the whole story stays", async () => {
    const session = sit([0], state(0, 1, view(0, 1)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 1)));
    expect(session.skippable).toBe(false);
    exchange.last.say(news(0, 2, view(0, 1), [moved(2, 1)]));
    exchange.last.say(news(0, 3, view(0, 1), [moved(3, 1, "took")]));
    expect(session.skippable).toBe(true);
    session.skip();
    await pass(0);
    expect([session.teller.busy, session.skippable]).toEqual([false, false]);
    exchange.last.say(news(0, 4, view(0, 0), [moved(4, 1)])); // it comes late, and is not told slowly either
    await pass(0);
    expect(session.view?.mover).toBe(0);
    expect(session.lines.map(({ event }) => event.event)).toEqual(["played", "took", "played"]);
    exchange.last.say(turn(0, 4));
    session.play("a");
    exchange.last.say(news(0, 5, view(0, 1), [moved(5, 0)]));
    expect([session.teller.busy, session.skippable]).toEqual([true, false]); // one's own move is told as before
    await pass(300);
    exchange.last.say(news(0, 6, view(0, 1), [moved(6, 1)]));
    expect(session.skippable).toBe(true);
  });

  test("for a spectator it leads to what happens now", async () => {
    const session = sit([], state(null, 1, view(null, 0)));
    exchange.last.open();
    exchange.last.say(state(null, 1, view(null, 0)));
    exchange.last.say(news(null, 2, view(null, 1), [moved(2, 0)]));
    session.skip();
    await pass(0);
    expect(session.teller.busy).toBe(false);
    exchange.last.say(news(null, 3, view(null, 0), [moved(3, 1)]));
    expect(session.teller.busy).toBe(true);
    expect(session.skippable).toBe(false); // the bar for bystanders has a button of its own
  });

  test("there is nothing to skip at once", async () => {
    speed.choose("instant");
    const session = sit([0], state(0, 1, view(0, 1)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 1)));
    exchange.last.say(news(0, 2, view(0, 0), [moved(2, 1)]));
    expect(session.skippable).toBe(false);
    await pass(0);
    expect(session.view?.mover).toBe(0);
  });
});

describe("hints and practice", () => {
  const hinted = (ply: number, seat: number) => ({ ply, kind: "hinted", seat });

  test("a hint of another player is a short notice and stays in the story", async () => {
    const session = sit([0], state(0, 3, view(0, 1)));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 1)));
    exchange.last.say(news(0, 4, view(0, 1), [hinted(4, 1)]));
    await settle();
    expect(session.notice).toEqual({ what: "hinted", seat: 1 });
    expect(session.lines).toEqual([{ ply: 4, event: { event: "hinted", seat: 1 } }]);
  });

  test("your own hint stays on the board until the position changes", async () => {
    const session = sit([0], state(0, 3, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 0), { told: [moved(3, 1)] }));
    hintPly = 4;
    const asking = session.askHint(10);
    exchange.last.say(news(0, 4, view(0, 0), [hinted(4, 0)])); // asking for a hint is news, too
    await asking;
    expect(session.hint?.ply).toBe(4);
    expect(session.notice).toBeNull();
    exchange.last.say(news(0, 5, view(0, 0), [hinted(5, 1)]));
    expect(session.hint?.ply).toBe(4);
    exchange.last.say(news(0, 6, view(0, 1), [moved(6, 0)]));
    expect(session.hint).toBeNull();
  });

  test("a practice game says so from then on", async () => {
    const session = sit([0], state(0, 3, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 0), { away: 120, stand_in: "club", hints: false }));
    expect([session.practice, session.hintsAllowed, session.away, session.standIn]).toEqual([
      false,
      false,
      120,
      "club",
    ]);
    const back = { ply: 4, kind: "back", seat: 0, moves: 1 };
    exchange.last.say(news(0, 4, view(0, 0), [back], { practice: true }));
    await settle();
    expect(session.practice).toBe(true);
    expect(session.notice).toEqual({ what: "practice" });
  });
});

describe("a table that waits", () => {
  test("begins when the last seat is taken", async () => {
    const session = sit([0], state(0, 0, null, { seats: [seat("Ada"), { ...seat(""), kind: "open", name: null }] }));
    exchange.last.open();
    exchange.last.say(state(0, 0, null, { seats: [seat("Ada"), { ...seat(""), kind: "open", name: null }] }));
    expect(session.stage).toBe("open");
    const joined = { ply: 1, kind: "joined", seat: 1, text: "Bo" };
    const started = { ply: 2, kind: "started", seat: null };
    exchange.last.say(news(0, 2, view(0, 0), [joined, started], { seats: [seat("Ada"), seat("Bo")] }));
    await settle();
    expect(session.stage).toBe("playing");
    expect(session.faces.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
    expect(session.view?.mover).toBe(0);
  });
});

describe("sharing the device", () => {
  async function hotSeat(hidden: boolean): Promise<InstanceType<typeof TableSession>> {
    const hand = (number: number): string | null => (hidden ? `hand of ${number}` : null);
    const session = sit([0, 1], state(0, 1, view(0, 0, hand(0))));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0, hand(0))));
    exchange.last.say(state(1, 1, view(1, 0, hand(1))));
    exchange.last.say(turn(0, 1));
    exchange.last.say(turn(1, 1, []));
    await settle();
    expect(session.you).toBe(0);
    expect(session.curtain).toBe(hidden ? 0 : null); // it is not known yet which player holds the device
    session.liftCurtain();
    await settle();
    session.play("a");
    exchange.last.say(news(0, 2, view(0, 1, hand(0)), [moved(2, 0)]));
    exchange.last.say(news(1, 2, view(1, 1, hand(1)), [moved(2, 0)]));
    exchange.last.say(turn(1, 2));
    exchange.last.say(turn(0, 2, []));
    await settle();
    return session;
  }

  test("a curtain hides the table before the next player sees their hand", async () => {
    const session = await hotSeat(true);
    expect(session.curtain).toBe(1);
    expect(session.you).toBe(0);
    expect(session.moves).toEqual([]);
    expect(session.turn).toBeNull(); // not even in words
    session.play("a");
    expect(exchange.last.moves()).toHaveLength(1);
    session.liftCurtain();
    await settle();
    expect(session.curtain).toBeNull();
    expect(session.you).toBe(1);
    expect((session.view as HandView).hand).toBe("hand of 1");
    expect(session.turn?.words).toEqual(["as 1 sees it"]);
    expect(session.moves).toHaveLength(2);
  });

  test("nobody is called you: everybody has a name", async () => {
    useEnglish();
    const session = await hotSeat(false);
    expect(session.reader).toBeNull();
    expect(session.faces.map(({ you }) => you)).toEqual([false, false]);
    expect(addressed(session, "Choose a card.")).toBe("Bo: Choose a card.");
  });

  test("one person against bots is called you", () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.say(state(0, 1, view(0, 0)));
    expect(session.reader).toBe(0);
    expect(session.faces.map(({ you }) => you)).toEqual([true, false]);
    expect(addressed(session, "Choose a card.")).toBe("Choose a card.");
  });

  test("there is no curtain if there is nothing to hide", async () => {
    const session = await hotSeat(false);
    expect(session.curtain).toBeNull();
    expect(session.you).toBe(1);
    expect(session.moves).toHaveLength(2);
  });

  test("each player has their own story, without the cards that another player drew", async () => {
    const session = await hotSeat(true);
    const drew = (hand: string | null): ReturnType<typeof moved> => {
      const told = moved(3, 1, "drew");
      return { ...told, events: (told.events ?? []).map((event) => ({ ...event, hand })) };
    };
    session.liftCurtain();
    await settle();
    exchange.last.say(news(0, 3, view(0, 0, "hand of 0"), [drew(null)]));
    exchange.last.say(news(1, 3, view(1, 0, "hand of 1"), [drew("secret")]));
    await settle();
    expect(JSON.stringify(session.lines)).toContain("secret");
    expect(session.curtain).toBe(0);
    expect(session.story).toEqual([]);
    session.liftCurtain();
    expect(session.story.map(({ event }) => event.event)).toEqual(["played", "drew"]);
    expect(JSON.stringify(session.story)).not.toContain("secret");
  });
});

describe("while you looked away", () => {
  test("the next player hears what happened since their last move", async () => {
    const hand = (number: number): string => `hand of ${number}`;
    const session = sit([0, 1], state(0, 1, view(0, 0, hand(0))));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0, hand(0))));
    exchange.last.say(state(1, 1, view(1, 0, hand(1))));
    await settle();
    session.liftCurtain();
    expect(session.lookedAway).toEqual([]);
    for (const [ply, who] of [
      [2, 0],
      [3, 1],
      [4, 0],
    ] as const) {
      for (const seat of [0, 1]) exchange.last.say(news(seat, ply, view(seat, 1 - who, hand(seat)), [moved(ply, who)]));
      await settle();
      if (ply < 4) session.liftCurtain();
    }
    expect(session.covered).toBe(true);
    expect(session.story).toEqual([]);
    session.liftCurtain();
    expect(session.lookedAway.map(({ ply }) => ply)).toEqual([4]);
    session.play("a");
    expect(session.lookedAway).toEqual([]);
  });
});

describe("a game that asks for memory", () => {
  test("shows the present round, and all of it after the end", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 3, view(0, 0), { told: [moved(2, 0), moved(3, 1)] }));
    exchange.last.say(news(0, 4, view(0, 1), [moved(4, 0)], { story_from: 3 }));
    await settle();
    expect(session.story.map(({ ply }) => ply)).toEqual([3, 4]);
    const all = state(0, 5, view(0, null), { told: [moved(2, 0), moved(3, 1), moved(4, 0), moved(5, 1)] });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(all) }));
    exchange.last.say(news(0, 5, { ...view(0, null), over: true }, [moved(5, 1)]));
    await settle();
    await settle();
    expect(session.story.map(({ ply }) => ply)).toEqual([2, 3, 4, 5]);
  });
});

describe("presence", () => {
  test("is told for the others, and minutes pass", async () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    await settle();
    expect(session.faces.map(({ away }) => away)).toEqual([undefined, undefined]);
    exchange.last.say({ type: "presence", table: "t1", away: [0, 2] });
    expect(session.faces.map(({ away }) => away)).toEqual([undefined, 2]);
    exchange.last.say({ type: "presence", table: "t1", away: [0, null] });
    expect(session.faces[1]!.away).toBeNull();
    exchange.last.say({ type: "presence", table: "t1", away: [0, 2] });
    expect(session.awayFor(1, Date.now() + 3 * 60_000)).toBe(5);
  });
});

describe("watching", () => {
  test("a spectator sees the table, and cannot play", async () => {
    const session = sit([], state(null, 1, view(null, 0)));
    exchange.last.open();
    exchange.last.say(state(null, 1, view(null, 0)));
    exchange.last.say(turn(null, 1, []));
    await settle();
    expect(session.turn?.words).toEqual(["as null sees it"]);
    expect(exchange.last.sent[0]).toMatchObject({ tokens: ["watch"] });
    expect(session.you).toBeNull();
    expect(session.moves).toEqual([]);
    session.play("a");
    expect(exchange.last.moves()).toEqual([]);
  });
});

describe("a sealed table", () => {
  const seats = [seat("Ada"), seat("Bo")];
  const posted = (): string[] => asked.map(({ path }) => path).filter((path) => path.endsWith("/seal"));

  test("is sealed automatically, and so is its rematch while the game is still open", async () => {
    const session = sit([0], state(0, 1, null, { seats, sealed: true, mixing: { phase: "joining", until: null } }));
    exchange.last.open();
    exchange.last.say(state(0, 1, null, { seats, sealed: true, mixing: { phase: "joining", until: null } }));
    await settle();
    expect(session.sealed).toBe(true);
    expect(session.mixing?.phase).toBe("joining");
    expect(posted()).toEqual(["/api/tables/t1/seal"]);

    exchange.last.say(news(0, 9, view(0, null), [{ ply: 9, kind: "rematch", seat: 1, text: "t2" }], { over: true }));
    expect(session.rematch).toBe("t2");
    expect(exchange.wires).toHaveLength(2);
    exchange.last.open();
    exchange.last.say(state(0, 1, null, { table: "t2", seats, sealed: true, mixing: { phase: "sealing", until: 1 } }));
    await settle();
    expect(posted()).toEqual(["/api/tables/t1/seal", "/api/tables/t2/seal"]);
    session.close();
    expect(exchange.wires.every((wire) => wire.closed)).toBe(true);
  });

  test("the rematch of a plain one needs no mixing", () => {
    const session = sit([0], state(0, 1, view(0, 0)));
    exchange.last.open();
    exchange.last.say(state(0, 1, view(0, 0)));
    exchange.last.say(news(0, 2, view(0, null), [{ ply: 2, kind: "rematch", seat: 1, text: "t2" }], { over: true }));
    expect(session.rematch).toBe("t2");
    expect(exchange.wires).toHaveLength(1);
  });
});
