// The lab's answer: lines of JSON, each the answer so far.

import { Refusal } from "../api/http";
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

/** Ask, and report every line until the last. Aborting also stops the work on the server. */
export async function ask(
  game: string,
  question: Ask,
  tell: (news: LabNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`/api/lab/${game}`, {
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
      const news = JSON.parse(line) as LabNews;
      last = news.last;
      tell(news);
    }
  }
  if (!last) throw new Error("the stream broke off");
}
