// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api/http";
import type { Problem } from "../../src/api/wire";
import { myName } from "../../src/device/me";
import Rename from "../../src/table/Rename.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import { useEnglish } from "../support/english";
import { seat } from "../support/table";

const act = vi.fn();
function show(held = [{ seat: 0, token: "t" }]): void {
  render(Rename, { session: { you: 0, seats: [seat("Ada"), seat("Bo")], keys: held, act } as unknown as TableSession });
}

async function rename(name: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: "Change my name" }));
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: name } });
  await fireEvent.click(screen.getByRole("button", { name: "Change" }));
}

beforeEach(() => {
  localStorage.clear();
  useEnglish();
  act.mockReset();
});

describe("going by another name", () => {
  it("begins with the present one, and is remembered for the next table", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: "Change my name" }));
    expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Ada");
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await rename(" Ada L. ");
    expect(act).toHaveBeenCalledWith("name", { name: "Ada L." });
    await vi.waitFor(() => expect(myName()).toBe("Ada L."));
  });

  it("of one of several people at a device changes nobody's usual name", async () => {
    show([
      { seat: 0, token: "t" },
      { seat: 1, token: "u" },
    ]);
    await rename("Cleo");
    await screen.findByRole("button", { name: "Change my name" });
    expect(myName()).toBe("");
  });

  it("says why it was refused, and sends no empty name", async () => {
    show();
    await rename("   ");
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("enter a name");
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    act.mockRejectedValue(new Refusal(429, { code: "too-many", message: "Too fast." } as Problem));
    await rename("Bo");
    expect((await screen.findByRole("alert")).textContent).toBe("Too fast.");
  });
});
