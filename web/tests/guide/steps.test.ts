import { describe, expect, it } from "vitest";
import type { HundsgemeinView } from "../../src/api/hundsgemein";
import type { View } from "../../src/api/wire";
import type { WinchesterView } from "../../src/api/winchester";
import type { WinocView } from "../../src/api/winoc";
import type { WinstonView } from "../../src/api/winston";
import * as hundsgemein from "../../src/games/hundsgemein/guide";
import * as winchester from "../../src/games/winchester/guide";
import * as winoc from "../../src/games/winoc/guide";
import * as winston from "../../src/games/winston/guide";
import type { Move } from "../../src/table/face";

const files = import.meta.glob<string>("../../../src/ludotheque/games/*/{locales/*.ftl,rulebook/*.md}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const moves = (...texts: string[]): Move[] => texts.map((move) => ({ move, words: move, events: [] }));
const view = <V extends View>(fields: Partial<V>): View => ({ seats: 2, ...fields }) as unknown as View;

describe("the current step", () => {
  it("of Winston follows from the legal moves", () => {
    const step = (played: number, ...texts: string[]): string =>
      winston.step(view<WinstonView>({ played }), moves(...texts));
    expect(step(0, "Rb", "Gh")).toBe("begin");
    expect(step(1, "Rb")).toBe("second");
    expect(step(2, "Rb", "end")).toBe("more");
    expect(step(3, "end")).toBe("end");
    expect(step(2, "Rb", "end", "take G")).toBe("take");
    expect(step(0, "under Rh")).toBe("stuck");
    expect(step(0, "pass")).toBe("pass");
  });

  it("of Winchester follows from the die", () => {
    expect(winchester.step(view<WinchesterView>({ die: "N" }), moves("d1-e3"))).toBe("knight");
    expect(winchester.step(view<WinchesterView>({ die: "N" }), moves("pass"))).toBe("pass");
  });

  it("of Hundsgemein distinguishes laying, throwing away and calling", () => {
    const step = (fleas: number, honour: boolean, ...texts: string[]): string =>
      hundsgemein.step(
        view<HundsgemeinView>({
          honour,
          fleas: Array.from({ length: fleas }, () => ({ block: "a1", breed: 1, owner: null })),
        }),
        moves(...texts),
      );
    expect(step(0, false, "1@a1", "drop 1")).toBe("first");
    expect(step(5, false, "1@a1", "drop 1")).toBe("lay");
    expect(step(5, false, "drop 1", "drop 1+2")).toBe("drop");
    expect(step(5, true, "1@a1")).toBe("honour");
    expect(step(5, true, "call", "ok")).toBe("call");
  });

  it("of Winoc follows from the phase, and says whose guard moves", () => {
    const guards = [
      { colour: "yellow", seat: 0, place: 0, gate: null, fortress: false, walked: null },
      { colour: "white", seat: null, place: 7, gate: null, fortress: false, walked: null },
    ];
    const stones = [{ spot: "A", shows: 1, lies: "N", under: null }];
    const step = (fields: Partial<WinocView>): string =>
      winoc.step(view<WinocView>({ rules: "standard", guards, stones, ...fields }), []);
    expect(step({ phase: "path" })).toBe("path");
    expect(step({ phase: "draw", drawing: "S" })).toBe("draw");
    expect(step({ phase: "draw", drawing: "N" })).toBe("draw-on");
    expect(step({ phase: "follow", follower: "yellow" })).toBe("follow");
    expect(step({ phase: "follow", follower: "white" })).toBe("unowned");
    expect(step({ phase: "winoc" })).toBe("winoc");
    expect(step({ phase: "draw", rules: "junior" })).toBe("junior");
  });

  it("has words in every language and a paragraph of the rulebook", () => {
    for (const [game, { paragraphs }] of Object.entries({ winston, winchester, hundsgemein, winoc })) {
      const folder = `../../../src/ludotheque/games/${game}`;
      for (const language of ["en", "fr", "de", "nl", "it", "es", "pl", "hu"]) {
        const texts = files[`${folder}/locales/${language}.ftl`];
        const rules = files[`${folder}/rulebook/${language}.md`];
        for (const [step, paragraph] of Object.entries(paragraphs)) {
          expect(texts).toContain(`\n${game}-guide-${step} = `);
          expect(rules).toContain(`{#${paragraph}}`);
        }
      }
    }
  });
});
