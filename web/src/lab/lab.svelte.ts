// The state of a lab page: the question asked and the answer as it grows.

import type { GameDetails, LabNews } from "../api/wire";
import { asked, type Question } from "./question";
import { LabRun } from "./run.svelte";
import { ask } from "./stream";

export class Lab extends LabRun<LabNews> {
  about = $state.raw<Question | null>(null); // the question that the news answers

  constructor(readonly game: GameDetails) {
    super();
  }

  /** `here`: on this device. */
  async askAbout(about: Question, here: boolean): Promise<void> {
    this.about = about;
    await this.run((tell, signal) => ask(this.game.name, asked(about), here, tell, signal));
  }
}
