// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { REACTIONS } from "../../src/api/constants";
import type { SeatInfo } from "../../src/api/wire";
import { showReactions } from "../../src/device/reactions";
import type { GameTable } from "../../src/table/face";
import ReactionBubbles from "../../src/table/ReactionBubbles.svelte";
import ReactionTool from "../../src/table/ReactionTool.svelte";
import { MOMENT } from "../../src/table/reactions.svelte";
import { TableSession } from "../../src/table/session.svelte";
import { useEnglish } from "../support/english";
import { seat, state, view } from "../support/table";
import { Exchange } from "../support/wire";

let exchange: Exchange;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  localStorage.clear();
  useEnglish();
  exchange = new Exchange();
  sent = [];
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    sent.push({ path, body: JSON.parse(init.body) });
    return Promise.resolve({ ok: true, status: 204, json: () => Promise.reject(new Error("nothing there")) });
  });
});

function sit(seats: SeatInfo[], held = [0]): TableSession {
  const keys = held.map((number) => ({ seat: number, token: `token-${number}` }));
  const first = state(held[0] ?? null, 1, view(held[0] ?? null, 0), { seats });
  const game = { advance: (seen: unknown) => seen } as unknown as GameTable;
  const session = new TableSession("t1", game, "game", keys, "watch", first, () => "en", exchange.connect);
  exchange.last.open();
  exchange.last.say(first);
  return session;
}

const reacted = (who: number, reaction: (typeof REACTIONS)[number]) =>
  ({ type: "reaction", table: "t1", seat: who, reaction }) as const;
const people = [seat("Ada"), seat("Bo")];

describe("reactions", () => {
  it("are offered where another person plays at another device", () => {
    expect(sit(people).sociable).toBe(true);
    expect(sit([seat("Ada"), seat("Bot", "bot")]).sociable).toBe(false); // nobody to see it
    expect(sit(people, [0, 1]).sociable).toBe(false); // both look at this device
    expect(sit(people, []).sociable).toBe(false); // a spectator has no seat
  });

  it("are chosen by name and sent once", async () => {
    render(ReactionTool, { session: sit(people) });
    await fireEvent.click(screen.getByRole("button", { name: "Reactions" }));
    expect(document.querySelectorAll("[data-reaction]")).toHaveLength(REACTIONS.length);
    await fireEvent.click(screen.getByRole("button", { name: "laughing dog" }));
    expect(sent).toEqual([{ path: "/api/tables/t1/reaction", body: { reaction: "laugh" } }]);
    await vi.waitFor(() => expect(document.querySelector("[data-reaction]")).toBeNull());
  });

  it("are shown at the seat for a moment and said once, but not to the one who sent it", async () => {
    const session = sit(people);
    render(ReactionBubbles, { session, badge: () => undefined });
    vi.useFakeTimers();
    session.heard(reacted(1, "wow"));
    await vi.advanceTimersByTimeAsync(MOMENT / 2);
    session.heard(reacted(0, "heart"));
    session.heard(reacted(1, "party")); // takes the place of the first
    await vi.advanceTimersByTimeAsync(1);
    const shown = [...document.querySelectorAll("[data-reacted]")].map((each) => each.getAttribute("data-reacted"));
    expect(shown).toEqual(["heart", "party"]);
    expect(document.querySelector("[aria-live=polite]")?.textContent?.trim()).toBe("Bo: party dog");
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(document.querySelector("[data-reacted]")).toBeNull();
    vi.useRealTimers();
  });

  it("are hidden by one click, on this device and from now on", async () => {
    const session = sit(people);
    render(ReactionTool, { session });
    session.heard(reacted(1, "sad"));
    await fireEvent.click(screen.getByRole("button", { name: "Reactions" }));
    await fireEvent.click(screen.getByRole("button", { name: "Hide reactions" }));
    expect(session.reactions.shown).toEqual([]);
    session.heard(reacted(1, "sad"));
    expect([session.reactions.shown, showReactions.value]).toEqual([[], "off"]);
    expect(document.querySelector("[data-reaction]")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Show reactions" }));
    expect(document.querySelectorAll("[data-reaction]")).toHaveLength(REACTIONS.length);
  });
});
