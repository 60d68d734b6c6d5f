// The state of a lab page: the question asked and the answer as it grows.

import { Refusal } from "../api/http";
import type { GameDetails, LabNews } from "../api/wire";
import { say } from "../text/texts.svelte";
import { asked, type Question } from "./question";
import { ask } from "./stream";

const AGAIN = 2000; // milliseconds before asking again a lab that is busy or being prepared

export class Lab {
  news = $state.raw<LabNews | null>(null);
  about = $state.raw<Question | null>(null); // the question that the news answers
  running = $state(false);
  problem = $state<string | null>(null);
  #work: AbortController | null = null;

  constructor(readonly game: GameDetails) {}

  async ask(question: Question): Promise<void> {
    this.stop();
    const work = (this.#work = new AbortController());
    Object.assign(this, { news: null, about: question, problem: null, running: true });
    try {
      await this.#patiently(question, work.signal);
    } catch (error) {
      if (work.signal.aborted) return;
      this.problem = error instanceof Refusal ? error.message : say("web-unreachable");
    }
    if (this.#work === work) this.running = false;
  }

  async #patiently(question: Question, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        this.problem = null;
        return await ask(this.game.name, asked(question), (news) => signal.aborted || (this.news = news), signal);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 503) throw error;
        this.problem = error.message;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        signal.throwIfAborted();
      }
    }
  }

  stop(): void {
    this.#work?.abort();
    this.#work = null;
    this.running = false;
  }
}
