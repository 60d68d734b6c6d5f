import { describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api/http";
import type { Hint, Problem } from "../../src/api/wire";
import { Thinking } from "../../src/help/thinking.svelte";
import type { TableSession } from "../../src/table/session.svelte";

const HINT: Hint = { ply: 0, candidates: [], rough: false };

/** A table that answers with hints; `answers` says what happens at each question. */
function asking(...answers: (() => void)[]) {
  const session = {
    hint: null as Hint | null,
    refuse: vi.fn(),
    askHint: vi.fn((milliseconds: number, signal: AbortSignal) => {
      expect(signal.aborted).toBe(false);
      expect(milliseconds).toBeGreaterThan(0);
      session.hint = HINT;
      answers.shift()?.();
      return Promise.resolve();
    }),
  };
  return { session, thinking: new Thinking(session as unknown as TableSession) };
}

const refusing = () => {
  throw new Refusal(429, { message: "too many" } as Problem);
};

describe("asking for a hint", () => {
  it("shows a quick one and then better ones, without looking busy", async () => {
    const { session, thinking } = asking(() => {
      expect(thinking.busy).toBe(true);
    });
    await thinking.ask();
    const asked = session.askHint.mock.calls.map(([milliseconds]) => milliseconds);
    expect(asked[0]).toBeLessThan(300);
    expect(asked).toEqual([...asked].sort((a, b) => a - b));
    expect(asked.length).toBeGreaterThan(1);
    expect(thinking.busy).toBe(false);
  });

  it("stops when the hint is closed", async () => {
    const { session, thinking } = asking(() => {
      session.hint = null;
    });
    await thinking.ask();
    expect(session.askHint).toHaveBeenCalledOnce();
  });

  it("stops when the position changes, and aborts what is being asked", async () => {
    const { session, thinking } = asking(() => {
      thinking.cancel();
    });
    await thinking.ask();
    expect(session.askHint).toHaveBeenCalledOnce();
    expect(session.askHint.mock.calls[0]![1].aborted).toBe(true);
  });

  it("tells why there is none, but not why it does not get any better", async () => {
    const first = asking(refusing);
    await first.thinking.ask();
    expect(first.session.refuse).toHaveBeenCalledOnce();
    const second = asking(() => undefined, refusing);
    await second.thinking.ask();
    expect(second.session.askHint).toHaveBeenCalledTimes(2);
    expect(second.session.refuse).not.toHaveBeenCalled();
  });
});
