// The guide for newcomers: explains the current step, in the first game of each kind or on request.

import type { View } from "../api/wire";
import { hasGuide } from "../games/registry";
import type { Move } from "../table/face";

/** `games/<name>/guide.ts`: the current step, and the paragraph of the rulebook for each step. */
export interface GuideBook {
  step(view: View, moves: readonly Move[]): string;
  paragraphs: Readonly<Record<string, string>>;
}

const KEPT = "ludotheque.guide";
type Wishes = Record<string, "on" | "off" | "played">;

function wishes(): Wishes {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Wishes;
  } catch {
    return {};
  }
}

/** Whether the guide is shown: as chosen, else until a game of this kind has been played to its end. */
export class Guide {
  on = $state(true);

  readonly written: boolean; // not every game has one

  constructor(readonly game: string) {
    const wish = wishes()[game];
    this.written = hasGuide(game);
    this.on = this.written && (wish === undefined || wish === "on");
  }

  choose(on: boolean): void {
    this.on = on;
    this.#keep(on ? "on" : "off");
  }

  /** The first game is over. The guide is not shown in the next one, unless it was chosen. */
  played(): void {
    if (wishes()[this.game] === undefined) this.#keep("played");
  }

  #keep(wish: Wishes[string]): void {
    localStorage.setItem(KEPT, JSON.stringify({ ...wishes(), [this.game]: wish }));
  }
}
