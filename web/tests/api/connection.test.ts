import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Listener, type Message } from "../../src/api/connection";
import { moved, news, state, view } from "../support/table";
import { Exchange } from "../support/wire";

let exchange: Exchange;
let heard: Message[];
let up: boolean[];
let connection: Connection;
let listener: Listener;

beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange(false);
  heard = [];
  up = [];
  listener = { heard: (message: Message) => heard.push(message), connected: (now: boolean) => up.push(now) };
  connection = new Connection("t1", ["token"], () => "fr", listener, exchange.connect);
});

const greet = (ply = 4, told = [] as ReturnType<typeof moved>[]): void => {
  exchange.last.open();
  exchange.last.say(state(0, ply, view(0, 0), { told }));
};

describe("connecting", () => {
  test("sends its tokens and the reader's language first", () => {
    exchange.last.open();
    expect(exchange.last.sent).toEqual([
      { type: "hello", table: "t1", tokens: ["token"], since: 0, lang: "fr", beats: true },
    ]);
  });

  test("reconnects by itself and asks only for the events it has missed", () => {
    greet(4);
    exchange.last.say(news(0, 6, view(0, 1), [moved(5, 0), moved(6, 1)]));
    exchange.last.drop();
    expect(up).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    exchange.last.open();
    expect(exchange.wires).toHaveLength(2);
    expect(exchange.last.sent[0]).toMatchObject({ type: "hello", since: 6 });
  });

  test("waits longer each time, and not at all once the network is back", () => {
    exchange.last.drop();
    vi.advanceTimersByTime(300);
    exchange.last.drop();
    vi.advanceTimersByTime(300);
    expect(exchange.wires).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(exchange.wires).toHaveLength(3);
    exchange.last.drop();
    connection.hurry();
    expect(exchange.wires).toHaveLength(4);
  });

  test("does not reconnect after being refused for good, or after it was closed", () => {
    exchange.last.drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(exchange.wires).toHaveLength(1);
    connection.close();
    connection.hurry();
    expect(exchange.wires).toHaveLength(1);
  });
});

describe("a connection that dies in silence", () => {
  test("is noticed within five seconds, and the next one goes on where it was", () => {
    greet(4);
    vi.advanceTimersByTime(4250);
    expect(exchange.last.closed).toBe(true);
    expect(up).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    expect(exchange.wires).toHaveLength(2);
    greet(4);
    expect(exchange.last.sent[0]).toMatchObject({ type: "hello", since: 4, beats: true });
    expect(up).toEqual([true, false, true]);
  });

  test("is kept while it is heard from, whatever it says", () => {
    greet(4);
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(4000);
      exchange.last.say(n % 2 ? { type: "beat" } : news(0, 5 + n, view(0, 1), []));
    }
    expect(exchange.wires).toHaveLength(1);
    expect(heard.map((message) => message.type)).not.toContain("beat");
  });

  test("is noticed too if the greeting never comes", () => {
    exchange.last.open();
    vi.advanceTimersByTime(9500);
    expect(exchange.wires).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(exchange.wires).toHaveLength(2);
  });

  test("is not looked for by a hidden page, which is told nothing, but when it is seen again", () => {
    const page = { hidden: true };
    vi.stubGlobal("document", page);
    greet(4);
    vi.advanceTimersByTime(60_000);
    expect(exchange.wires).toHaveLength(1);
    page.hidden = false;
    connection.attend();
    vi.advanceTimersByTime(4000);
    expect(exchange.wires).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(exchange.wires).toHaveLength(2);
    vi.stubGlobal("document", undefined);
  });

  test("cannot happen on the device itself", () => {
    connection.close();
    const local = new Connection("local-t1", ["token"], () => "fr", listener, exchange.connect);
    exchange.last.open();
    exchange.last.say(state(0, 4, view(0, 0)));
    vi.advanceTimersByTime(60_000);
    expect(exchange.wires).toHaveLength(2);
    expect(exchange.last.sent[0]).not.toHaveProperty("beats");
    local.close();
  });
});

describe("a hidden page", () => {
  const attention = (): unknown[] => exchange.last.sent.filter((each) => each.type === "attention");
  const page = { hidden: false };

  beforeEach(() => {
    page.hidden = false;
    vi.stubGlobal("document", page);
    connection = new Connection("t1", ["token"], () => "en", listener, exchange.connect, true);
  });
  afterEach(() => vi.stubGlobal("document", undefined));

  test("is said once, also if it was hidden while the socket was opened", () => {
    exchange.last.open();
    page.hidden = true;
    connection.attend();
    expect(attention()).toEqual([]);
    exchange.last.say(state(0, 4, view(0, 0)));
    connection.attend();
    expect(attention()).toEqual([{ type: "attention", here: false }]);
    page.hidden = false;
    connection.attend();
    expect(attention().at(-1)).toEqual({ type: "attention", here: true });
  });

  test("that connects again says so at once", () => {
    greet();
    page.hidden = true;
    exchange.last.drop();
    vi.advanceTimersByTime(300);
    greet();
    expect(exchange.last.sent[0]).toMatchObject({ type: "hello", here: false });
    expect(attention()).toEqual([]);
  });
});

describe("a move", () => {
  const move = { ply: 4, move: "a", seat: 0 };

  test("is sent once, and is done when its event arrives", () => {
    greet();
    connection.move(move);
    expect(exchange.last.moves()).toEqual([{ type: "move", ...move }]);
    expect(connection.waiting).toBe(true);
    exchange.last.say(news(0, 5, view(0, 1), [moved(5, 0)]));
    expect(connection.waiting).toBe(false);
    expect(exchange.last.moves()).toHaveLength(1);
  });

  test("made without a connection is kept and sent after the greeting", () => {
    greet();
    exchange.last.drop();
    connection.move(move);
    vi.advanceTimersByTime(300);
    expect(exchange.last.moves()).toEqual([]);
    greet();
    expect(exchange.last.moves()).toEqual([{ type: "move", ...move }]);
  });

  test("that arrived before the connection broke is not sent again", () => {
    greet();
    connection.move(move);
    exchange.last.drop();
    vi.advanceTimersByTime(300);
    greet(5, [moved(5, 0)]);
    expect(exchange.last.moves()).toEqual([]);
    expect(connection.waiting).toBe(false);
  });

  test("that did not arrive is sent again with the ply it answered", () => {
    greet();
    connection.move(move);
    exchange.last.drop();
    vi.advanceTimersByTime(300);
    greet(4);
    expect(exchange.last.moves()).toEqual([{ type: "move", ...move }]);
  });

  test("that is refused is dropped", () => {
    greet();
    connection.move(move);
    exchange.last.say({ type: "refused", code: "illegal", message: "no", you: 0, rule: "turn", state: null });
    expect(connection.waiting).toBe(false);
    expect(heard.at(-1)).toMatchObject({ type: "refused", rule: "turn" });
  });

  test("on a device with several seats waits for the greeting of its own seat", () => {
    greet();
    exchange.last.drop();
    connection.move({ ply: 4, move: "b", seat: 1 });
    vi.advanceTimersByTime(300);
    exchange.last.open();
    exchange.last.say(state(0, 4, view(0, 1)));
    expect(exchange.last.moves()).toEqual([]);
    exchange.last.say(state(1, 4, view(1, 1)));
    expect(exchange.last.moves()).toHaveLength(1);
  });
});
