// @vitest-environment jsdom

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../../src/api/wire";
import OptionChoices from "../../src/shelf/setup/OptionChoices.svelte";
import { useEnglish } from "../support/english";

const scoring = { name: "scoring", values: ["standard", "expert"], default: "standard" };
const honour = { name: "honour", values: [false, true], default: false };

function show(...choices: OptionInfo[]): void {
  const game = { name: "hundsgemein", options: choices } as unknown as GameInfo;
  const options = $state(Object.fromEntries(choices.map((option) => [option.name, option.default])));
  render(OptionChoices, { game, options });
}

beforeEach(useEnglish);

describe("the rules on the set-up sheet", () => {
  it("say which are printed and which are our own", async () => {
    show({ ...honour, printed: [true] });
    const tick = screen.getByRole("checkbox", { name: /On your honour/ });
    expect(tick.parentElement?.textContent).toContain("(our own rule)");
    await fireEvent.click(tick);
    expect(tick.parentElement?.textContent).toContain("(as printed)");
  });

  it("say nothing of it where all are printed", () => {
    show({ ...scoring, printed: ["standard", "expert"] });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/printed|our own/);
  });
});
