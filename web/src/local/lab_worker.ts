// The worker of the lab, with an interpreter of its own: a table on this device never waits for it.

import { startInterpreter } from "./interpreter";
import type { FromLab, ToLab } from "./lab";
import { memoriesBeside } from "./memory";

/** The Python side (`browser/lab/lab.py`). Everything is JSON. */
interface LabHost {
  ask(game: string, question: string, language: string): string;
  step(): string | undefined; // nothing after the last line
}

const channel = new MessageChannel();
const tell = (message: FromLab): void => postMessage(message);
let lab: LabHost | null = null;
let asked = 0; // the question that is being answered; 0: none

async function answer({ id, game, question, language }: Extract<ToLab, { id: number }>): Promise<void> {
  asked = id;
  const problem = lab!.ask(game, question, language);
  if (problem) return tell({ id, problem });
  while (asked === id) {
    const line = lab!.step();
    if (line === undefined) break;
    if (line) tell({ id, line });
    await new Promise((resolve) => {
      channel.port1.onmessage = resolve; // a new question, or the end of this one, may come in
      channel.port2.postMessage(null);
    });
  }
  tell({ id, done: true });
}

async function start(base: string): Promise<void> {
  const folder = new URL(base);
  const python = await startInterpreter(folder, undefined, undefined, memoriesBeside(folder));
  lab = python.runPython("from ludotheque.browser.lab.lab import LocalLab\nLocalLab()") as LabHost;
  tell({ ready: true });
}

const failed = (error: unknown): void => tell({ failed: String(error) });

addEventListener("message", ({ data }: MessageEvent<ToLab>) => {
  if ("start" in data) start(data.start).catch(failed);
  else if ("stop" in data) asked = 0;
  else answer(data).catch(failed);
});
