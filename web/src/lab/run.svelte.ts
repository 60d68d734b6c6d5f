// An answer of the lab as it grows.

import { Refusal } from "../api/http";
import { say } from "../text/texts.svelte";
import { patiently, stream } from "./stream";

export class LabRun<News extends { last: boolean }> {
  news = $state.raw<News | null>(null);
  running = $state(false);
  problem = $state<string | null>(null);
  #work: AbortController | null = null;

  /** Ask the server. */
  ask(path: string, question: object): Promise<void> {
    return this.run((tell, signal) => stream<News>(path, question, tell, signal));
  }

  /** What was asked before is stopped. */
  async run(answer: (tell: (news: News) => void, signal: AbortSignal) => Promise<void>): Promise<void> {
    this.stop();
    const work = (this.#work = new AbortController());
    Object.assign(this, { news: null, problem: null, running: true });
    try {
      const tell = (news: News): void => void (work.signal.aborted || (this.news = news));
      await patiently(
        () => answer(tell, work.signal),
        (problem) => (this.problem = problem),
        work.signal,
      );
    } catch (error) {
      if (work.signal.aborted) return;
      this.problem = error instanceof Refusal ? error.message : say("web-unreachable");
    }
    if (this.#work === work) this.running = false;
  }

  stop(): void {
    this.#work?.abort();
    this.#work = null;
    this.running = false;
  }
}
