// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Settings from "../../src/corner/Settings.svelte";
import { paint } from "../../src/art/colours";
import { wantsMotion } from "../../src/table/motion";
import { useEnglish } from "../support/english";

beforeEach(() => {
  localStorage.clear();
  useEnglish();
});

const root = (): DOMStringMap => document.documentElement.dataset;

describe("the settings of a device", () => {
  it("choose light or dark, at once and for the next visit", async () => {
    render(Settings);
    await fireEvent.change(screen.getByLabelText("Appearance"), { target: { value: "dark" } });
    expect(root().theme).toBe("dark");
    expect(localStorage.getItem("ludotheque.theme")).toBe("dark");
  });

  it("switch motion off", async () => {
    render(Settings);
    const motion = screen.getByRole<HTMLInputElement>("switch", { name: "Motion" });
    expect(motion.checked).toBe(true);
    await fireEvent.click(motion);
    expect(wantsMotion()).toBe(false);
    expect(root().motion).toBe("off");
  });

  it("give the pieces colours that are easier to tell apart", async () => {
    render(Settings);
    const before = paint("blue", 0).colour;
    await fireEvent.click(screen.getByRole("switch", { name: "Colours for the colour-blind" }));
    expect(root().colours).toBe("strong");
    expect(paint("blue", 0).colour).not.toBe(before);
  });

  it("offer no vibration where there is none", () => {
    render(Settings);
    expect(screen.queryByRole("switch", { name: "Vibration" })).toBeNull();
  });
});
