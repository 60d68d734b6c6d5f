import { beforeEach, describe, expect, test } from "vitest";
import type { GameTable } from "../../src/table/face";
import { browser } from "../support/browser";
import { type HandView, moved, news, state, turn, view } from "../support/table";
import { Exchange } from "../support/wire";

browser().setItem("ludotheque.motion", "off");
const { TableSession } = await import("../../src/table/session.svelte");

const game = { advance: (seen: HandView) => seen } as unknown as GameTable;
let exchange: Exchange;
let session: InstanceType<typeof TableSession>;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const seen = (number: number): HandView => view(null, number % 2, `board ${number}`);
const shown = (): string | null => (session.view as HandView).hand;
const told = (): string[] => session.lines.map(({ event }) => event.event);

/** Moves `from` … `to`: the move with ply k leads to `board k`. */
async function happen(from: number, to: number, storyFrom = 0): Promise<void> {
  for (let ply = from; ply <= to; ply += 1) {
    const more = { story_from: storyFrom };
    exchange.last.say(news(null, ply, seen(ply), [moved(ply, ply % 2, `move ${ply}`)], more));
  }
  await settle();
}

beforeEach(() => {
  exchange = new Exchange();
  session = new TableSession("t1", game, "game", [], "watch", state(null, 1, seen(1)), () => "en", exchange.connect);
  exchange.last.open();
  exchange.last.say(state(null, 1, seen(1)));
  return () => session.close();
});

describe("a bystander", () => {
  test("pauses on this device alone, steps, and goes on where it paused", async () => {
    const watching = session.watching!;
    await happen(2, 3);
    expect([shown(), watching.behind]).toEqual(["board 3", 0]);
    watching.pause();
    await happen(4, 6);
    expect([shown(), watching.behind, session.behind]).toEqual(["board 3", 3, true]);
    watching.forward();
    await settle();
    expect([shown(), watching.behind, told()]).toEqual(["board 4", 2, ["move 2", "move 3", "move 4"]]);
    watching.play();
    await settle();
    expect([shown(), watching.behind, session.behind]).toEqual(["board 6", 0, false]);
    expect(told()).toEqual(["move 2", "move 3", "move 4", "move 5", "move 6"]);
  });

  test("steps back as far as it has seen, and tells no move twice", async () => {
    const watching = session.watching!;
    await happen(2, 4);
    for (const board of ["board 3", "board 2", "board 1", "board 1"]) {
      watching.back();
      expect(shown()).toBe(board);
    }
    expect([told(), watching.paused, watching.behind]).toEqual([[], true, 3]);
    await happen(5, 5);
    expect(shown()).toBe("board 1");
    watching.forward();
    await settle();
    expect([shown(), told()]).toEqual(["board 2", ["move 2"]]);
    watching.catchUp();
    expect([shown(), watching.paused, watching.behind]).toEqual(["board 5", false, 0]);
    expect(told()).toEqual(["move 2", "move 3", "move 4", "move 5"]);
    await happen(6, 6);
    expect(shown()).toBe("board 6");
  });

  test("of what players must remember sees again only the present round", async () => {
    const watching = session.watching!;
    await happen(2, 5, 4);
    watching.back();
    watching.back();
    expect(shown()).toBe("board 3"); // before the first move of the round
    watching.back();
    expect([shown(), watching.at]).toEqual(["board 3", 0]);
    await happen(6, 8, 8); // a new round while it is paused
    expect([shown(), watching.behind, told()]).toEqual(["board 7", 1, []]);
    watching.catchUp();
    expect([shown(), told()]).toEqual(["board 8", ["move 8"]]);
  });

  test("hears no words of a position that it does not look at", async () => {
    exchange.last.say(turn(null, 1, []));
    expect(session.turn?.words).toEqual(["as null sees it"]);
    session.watching!.pause();
    await happen(2, 2);
    exchange.last.say(turn(null, 2, []));
    expect(session.turn).toBeNull();
    session.skip(); // the End key
    expect(session.turn?.ply).toBe(2);
  });

  test("sees moves being taken back in their turn", async () => {
    const watching = session.watching!;
    await happen(2, 3);
    exchange.last.say(news(null, 4, seen(2), [{ ply: 4, kind: "back", seat: 0, moves: 1 }]));
    await settle();
    expect([shown(), watching.behind]).toEqual(["board 2", 0]);
    watching.back();
    expect(shown()).toBe("board 3");
  });
});

test("who has a seat has nothing to pause", () => {
  const keys = [{ seat: 0, token: "token" }];
  const other = new TableSession(
    "t1",
    game,
    "game",
    keys,
    undefined,
    state(0, 1, seen(1)),
    () => "en",
    exchange.connect,
  );
  expect(other.watching).toBeNull();
  other.close();
});
