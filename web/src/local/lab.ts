// The page's side of the lab on this device: a question, and the lines of its answer, as from a server.

import { Refusal } from "../api/http";
import type { Ask, LabNews, Problem } from "../api/wire";
import { BUNDLE, cannotRun, canRun, notStarted } from "./bundle";

const PATIENCE = 1500; // milliseconds that a game may go on after its question is taken back

export type ToLab =
  { start: string } | { id: number; game: string; question: string; language: string } | { stop: true };

export type FromLab =
  | { ready: true }
  | { failed: string } // for developers
  | { id: number; problem: string }
  | { id: number; line: string }
  | { id: number; done: true };

export interface LabWorker {
  postMessage(message: ToLab): void;
  terminate(): void;
  onmessage: ((event: { data: FromLab }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

export class LabOnDevice {
  #worker: LabWorker | null = null;
  #ready: Promise<LabWorker> | null = null;
  #last = 0;

  constructor(readonly create: () => LabWorker) {}

  /** Ask, and report every line until the last. */
  async ask(
    game: string,
    question: Ask,
    language: string,
    tell: (news: LabNews) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const worker = await this.#start();
    signal.throwIfAborted();
    const id = ++this.#last;
    await new Promise<void>((resolve, reject) => {
      let late: ReturnType<typeof setTimeout> | undefined;
      worker.onmessage = ({ data }) => {
        if ("failed" in data) this.#fail(reject);
        else if (!("id" in data) || data.id !== id) return;
        else if ("line" in data) {
          if (!signal.aborted) tell(JSON.parse(data.line) as LabNews);
        } else if ("problem" in data) reject(new Refusal(400, JSON.parse(data.problem) as Problem));
        else {
          clearTimeout(late);
          resolve();
        }
      };
      worker.onerror = () => this.#fail(reject);
      signal.addEventListener("abort", () => {
        worker.postMessage({ stop: true });
        late = setTimeout(() => this.#end(worker), PATIENCE); // it is in the middle of a long game
        reject(signal.reason as Error);
      });
      worker.postMessage({ id, game, question: JSON.stringify(question), language });
    });
  }

  /** The worker, with its interpreter up. Throws a Refusal with the reason why it cannot be. */
  #start(): Promise<LabWorker> {
    this.#ready ??= new Promise<LabWorker>((resolve, reject) => {
      if (!canRun()) {
        const message = cannotRun();
        reject(new Refusal(501, { code: "no-webassembly", message }));
        return;
      }
      const worker = (this.#worker = this.create());
      worker.onerror = () => this.#fail(reject);
      worker.onmessage = ({ data }) => {
        if ("failed" in data) this.#fail(reject);
        else resolve(worker);
      };
      worker.postMessage({ start: BUNDLE.href });
    });
    this.#ready.catch(() => (this.#ready = null));
    return this.#ready;
  }

  #fail(reject: (error: Refusal) => void): void {
    this.#end(this.#worker);
    reject(new Refusal(502, { code: "not-started", message: notStarted() }));
  }

  /** The next question starts another one. */
  #end(worker: LabWorker | null): void {
    worker?.terminate();
    if (worker !== this.#worker) return;
    this.#worker = this.#ready = null;
  }
}

export const labOnDevice = new LabOnDevice(
  () => new Worker(new URL("./lab_worker.ts", import.meta.url), { type: "module" }) as unknown as LabWorker,
);
