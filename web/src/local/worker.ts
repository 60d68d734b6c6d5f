// The worker in which the host runs.

import type { FromWorker, Host, Out, ToWorker } from "./batch";
import { Desk } from "./desk";
import { startInterpreter } from "./interpreter";
import { memoriesBeside } from "./memory";
import { store } from "./store";

const CHANGES = "ludotheque.tables"; // other pages of this device

let desk: Desk | null = null;
const early: string[] = [];
const changes = new BroadcastChannel(CHANGES);
const channel = new MessageChannel();
let resume: (() => void) | null = null;
channel.port1.onmessage = () => resume?.();

const tell = (message: FromWorker): void => postMessage(message);

/** A turn of the event loop, without the delay that timers have. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    resume = resolve;
    channel.port2.postMessage(null);
  });

async function start(base: string): Promise<void> {
  const host = await startHost(new URL(base));
  desk = new Desk(host, store, {
    send: (out: Out[]) => tell({ out }),
    announce: (tables) => changes.postMessage(tables),
    pause,
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  });
  changes.onmessage = ({ data }: MessageEvent<string[]>) => {
    for (const table of data) void desk?.heard(table);
  };
  tell({ ready: true });
  for (const message of early.splice(0)) desk.receive(message);
}

async function startHost(base: URL): Promise<Host> {
  const python = await startInterpreter(base, (progress) => tell({ progress }), undefined, memoriesBeside(base));
  return python.runPython("from ludotheque.browser.host.host import LocalHost\nLocalHost()") as Host;
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) start(data.start).catch((error: unknown) => tell({ failed: String(error) }));
  else if ("ping" in data) tell({ pong: data.ping });
  else if (desk) desk.receive(data.say);
  else early.push(data.say);
});

addEventListener("unhandledrejection", ({ reason }) => tell({ failed: String(reason) })); // the interpreter has died
