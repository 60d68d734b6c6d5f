// The lab's answer: lines of JSON, each the answer so far.

import { needed, Refusal } from "../api/http";
import type { Ask, LabNews, Problem } from "../api/wire";
import { texts } from "../text/texts.svelte";

/** Whole lines from pieces that are cut anywhere. */
export class Lines {
  #rest = "";

  add(piece: string): string[] {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim());
  }
}

const AGAIN = 2000; // milliseconds before asking again a lab that is busy or being prepared

/** Ask, and again as long as the lab is busy or being prepared. */
export async function patiently(
  work: () => Promise<void>,
  wait: (problem: string | null) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      wait(null);
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503) throw error;
      wait(error.message);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      signal.throwIfAborted();
    }
  }
}

/** Ask, and report every line until the last. Aborting also stops the work. `here`: on this device. */
export async function ask(
  game: string,
  question: Ask,
  here: boolean,
  tell: (news: LabNews) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!here) return stream(game, question, tell, signal);
  const { labOnDevice } = await import("../local/lab");
  return labOnDevice.ask(game, question, texts.language, tell, signal);
}

/** Ask the server, and report every line until the last. Aborting also stops the work there. */
export async function stream<News extends { last: boolean }>(
  path: string,
  question: object,
  tell: (news: News) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(needed("POST", `/api/lab/${path}`), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": texts.language },
    body: JSON.stringify(question),
    signal,
  });
  if (!answer.ok || !answer.body) throw new Refusal(answer.status, (await answer.json()) as Problem);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const lines = new Lines();
  let last = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const line of lines.add(value)) {
      const news = JSON.parse(line) as News;
      last = news.last;
      tell(news);
    }
  }
  if (!last) throw new Error("the stream broke off");
}
