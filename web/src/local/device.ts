// The page's side of the host on this device: requests and wires, as to a server. The host runs in a worker; one that has
// died is started again and goes on with what is stored.

import type { Wire } from "../api/connection";
import { Refusal } from "../api/http";
import type { LocalAnswer } from "../api/local";
import { say } from "../text/texts.svelte";
import type { FromWorker, Out, ToWorker } from "./batch";
import { BUNDLE, cannotRun, canRun, notStarted } from "./bundle";

const LOST = 1006; // the code of a wire that broke
const PULSE = 4000; // milliseconds between two signs of life that are asked for
const PATIENCE = 20_000; // without one

export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

interface Waiting {
  resolve: (answer: LocalAnswer) => void;
  reject: (error: unknown) => void;
}

class LocalWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    readonly number: number,
    readonly device: Device,
  ) {}

  send(text: string): void {
    this.device.say({ do: "send", wire: this.number, text });
  }

  close(): void {
    this.device.hangUp(this.number);
  }
}

export class Device {
  progress: (part: number) => void = () => {};
  #worker: WorkerLike | null = null;
  #starting: Promise<void> | null = null;
  #up = false;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #wires = new Map<number, LocalWire>();
  #heard = 0; // when the worker last said something
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(readonly create: () => WorkerLike) {}

  get up(): boolean {
    return this.#up;
  }

  /** Start the host, if it is not there yet. Throws a Refusal with the reason why it cannot be. */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  async #start(): Promise<void> {
    if (!canRun()) throw refusal(501, "no-webassembly", cannotRun());
    await new Promise<void>((resolve, reject) => {
      const worker = (this.#worker = this.create());
      const failed = (): void => {
        this.#stop();
        reject(refusal(502, "not-started", notStarted()));
      };
      worker.onerror = failed;
      worker.onmessage = ({ data }) => {
        if ("progress" in data) this.progress(data.progress);
        else if ("failed" in data) failed();
        else if ("ready" in data) resolve();
      };
      worker.postMessage({ start: BUNDLE.href });
    });
    this.#up = true;
    this.#heard = performance.now();
    const worker = this.#worker!;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.restart();
    this.#pulse = setInterval(() => this.#feel(), PULSE);
  }

  #hear(message: FromWorker): void {
    this.#heard = performance.now();
    if ("out" in message) for (const each of message.out) this.#pass(each);
    else if ("failed" in message) this.restart();
  }

  #pass(out: Out): void {
    if (out.to === "answer") {
      this.#waiting.get(out.id)?.resolve(out);
      this.#waiting.delete(out.id);
    } else if (out.to === "wire") this.#wires.get(out.wire)?.onmessage?.({ data: out.text });
    else this.#break(out.wire, out.code);
  }

  /** A browser that is short of memory ends workers without a word. */
  #feel(): void {
    if (!this.#waiting.size && !this.#wires.size) this.#heard = performance.now();
    else if (performance.now() - this.#heard > PATIENCE) this.restart();
    this.#worker?.postMessage({ ping: Date.now() });
  }

  /** The worker is gone. Every wire breaks, so that its page connects again; requests are refused. */
  restart(): void {
    this.#stop();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(refusal(503, "restarted", say("web-local-restarted")));
    for (const wire of [...this.#wires.keys()]) this.#break(wire, LOST);
  }

  #stop(): void {
    clearInterval(this.#pulse);
    this.#worker?.terminate();
    this.#worker = null;
    this.#starting = null;
    this.#up = false;
  }

  #break(number: number, code: number): void {
    const wire = this.#wires.get(number);
    this.#wires.delete(number);
    wire?.onclose?.({ code });
  }

  say(message: object): void {
    this.#worker?.postMessage({ say: JSON.stringify(message) });
  }

  async request(
    method: string,
    path: string,
    token: string | undefined,
    body: unknown,
    language: string,
    signal?: AbortSignal,
  ): Promise<LocalAnswer> {
    await this.start();
    signal?.throwIfAborted();
    const id = ++this.#last;
    return new Promise<LocalAnswer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        this.say({ do: "cancel", id });
        reject(signal.reason as Error);
      });
      const asked = { do: "request", id, method, path, token: token ?? null, lang: language };
      this.say(body === undefined ? asked : { ...asked, body });
    });
  }

  openWire(): Wire {
    const wire = new LocalWire(++this.#last, this);
    this.#wires.set(wire.number, wire);
    this.start().then(
      () => this.#wires.has(wire.number) && wire.onopen?.(),
      () => this.#break(wire.number, LOST),
    );
    return wire;
  }

  hangUp(number: number): void {
    const wire = this.#wires.get(number);
    if (!wire) return;
    this.say({ do: "close", wire: number });
    this.#wires.delete(number);
    wire.onclose?.({ code: 1000 });
  }
}

const refusal = (status: number, code: string, message: string): Refusal => new Refusal(status, { code, message });

export const device = new Device(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as WorkerLike,
);
