// The service worker: pages and files from this device where the network fails, or where the files are all there is.
// What it keeps is listed in `DEVICE`, which the server or `ludotheque static` writes in front of this file.

import { prewritten } from "../api/prewritten";
import type { Device } from "../api/wire";
import { Keeping } from "./keeping";

/** The parts of a service worker that are used here; TypeScript knows pages or workers, not both. */
interface Worker {
  readonly DEVICE: Device;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, act: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const device = worker.DEVICE;
const home = new URL("./", worker.location.href); // where the shelf is
const keeping = new Keeping(device, new URL(device.files_at, home).href);
const OF_SERVER = /^\/(?:$|about$|corner$|t\/|rules\/|lab\/)/; // the pages of the client
const SERVER_IS_AWAY = 502; // and above: a proxy answers for it

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(keeping.settle().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const answer = event.request.method === "GET" ? answerTo(event.request) : null;
  if (answer) event.respondWith(answer);
});

/** The first page now, the rest when the page asks for it. A device that had everything gets everything of the new
 * version before that takes over, so that it never loses what it had. */
async function install(): Promise<void> {
  const whole = await keeping.wasWhole();
  await keeping.fill(device.files.filter(({ part }) => whole || part === "shelf"));
}

function answerTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (url.origin !== home.origin) return null;
  if (request.mode === "navigate") return pageAt(url) ? page(request) : null;
  const file = url.href.startsWith(keeping.base) ? url.href.slice(keeping.base.length).split(/[?#]/)[0]! : null;
  if (file !== null) return fileAt(request, file);
  const answer = device.site ? null : prewritten(url.pathname + url.search);
  return answer === null ? null : networkFirst(request, answer);
}

const pageAt = ({ pathname }: URL): boolean =>
  device.site ? [home.pathname, `${home.pathname}index.html`].includes(pathname) : OF_SERVER.test(pathname);

const page = (request: Request): Promise<Response> =>
  device.site ? keptFirst(request, device.page) : networkFirst(request, device.page);

function fileAt(request: Request, name: string): Promise<Response> | null {
  if (name === "device.json") return list(request);
  const file = device.files.find(({ url }) => url === name);
  if (!file) return /^(?:assets|offline)\//.test(name) ? olderFirst(request, name) : null;
  return device.site || file.for_ever ? keptFirst(request, name) : networkFirst(request, name);
}

/** The list of files: the newest, or else the one of this version. */
const list = (request: Request): Promise<Response> => fetch(request).catch(() => Response.json(device));

async function keptFirst(request: Request, name: string): Promise<Response> {
  return (await keeping.find(name)) ?? fetch(request);
}

async function olderFirst(request: Request, name: string): Promise<Response> {
  return (await keeping.findOlder(name)) ?? fetch(request);
}

async function networkFirst(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < SERVER_IS_AWAY) return answer;
  return (await keeping.find(name)) ?? answer ?? Response.error();
}
