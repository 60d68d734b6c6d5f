import { beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Message } from "../../src/api/connection";
import { moved, news, state, view } from "../support/table";
import { Exchange } from "../support/wire";

let exchange: Exchange;
let heard: Message[];
let up: boolean[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  exchange = new Exchange();
  heard = [];
  up = [];
  const listener = { heard: (message: Message) => heard.push(message), connected: (now: boolean) => up.push(now) };
  connection = new Connection("t1", ["token"], () => "fr", listener, exchange.connect);
});

const greet = (ply = 4, told = [] as ReturnType<typeof moved>[]): void => {
  exchange.last.open();
  exchange.last.say(state(0, ply, view(0, 0), { told }));
};

describe("connecting", () => {
  test("sends its tokens and the reader's language first", () => {
    exchange.last.open();
    expect(exchange.last.sent).toEqual([{ type: "hello", table: "t1", tokens: ["token"], since: 0, lang: "fr" }]);
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
