// The house on this device, so that it works without a connection: what is kept, and whether a new version is ready.

import { FILES } from "../api/place";
import type { Device } from "../api/wire";
import { Choice } from "../device/choice.svelte";
import { Keeping, removeAll } from "./keeping";

const LOCK = "ludotheque.keeping";
const AGAIN = 3_600_000; // milliseconds between two looks for a new version, while a page stays open

/** Whether the reader wants it. Unless they have chosen, it is kept where traffic need not be saved. */
const wanted = new Choice("offline", ["unasked", "yes", "no"] as const, "unasked");

export type Standing = "unknown" | "absent" | "coming" | "whole" | "stopped" | "impossible";

/** Browsers that can install the page say so before. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Offline {
  standing = $state<Standing>("unknown");
  kept = $state(0); // bytes
  total = $state(0);
  plays = $state(false); // games too, not only the rulebooks
  updated = $state(false); // a new version is ready, and this page is of an older one
  invitation = $state.raw<InstallPrompt | null>(null); // to install the page
  #keeping: Keeping | null = null;
  #stop = new AbortController();
  #waiting: ServiceWorker | null = null;

  /** Begin. Called once, when the page is drawn and the network is quiet. */
  async start(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.invitation = event as InstallPrompt;
    });
    if (!("serviceWorker" in navigator) || !("caches" in globalThis)) {
      this.standing = "impossible"; // not a secure page, or the browser forbids it
      return;
    }
    try {
      await this.#register();
      await this.#look();
      if (wanted.value === "yes" || (wanted.value === "unasked" && !savesTraffic())) await this.keep();
    } catch {
      if (this.standing === "unknown") this.standing = "impossible";
    }
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(workerAt());
    const look = (): void => {
      const { installing, waiting } = registration;
      installing?.addEventListener("statechange", look);
      if (waiting && navigator.serviceWorker.controller) void this.#offer(waiting);
    };
    registration.addEventListener("updatefound", look);
    look();
    setInterval(() => document.hidden || void registration.update().catch(() => {}), AGAIN);
    await navigator.serviceWorker.ready;
  }

  /** A page that is already of the new version lets its worker take over; an older one asks the reader first. */
  async #offer(waiting: ServiceWorker): Promise<void> {
    const { files } = await fetched();
    const ours = document.querySelector<HTMLScriptElement>("script[type=module]")?.src;
    if (files.some(({ url }) => ours?.endsWith(`/${url}`))) waiting.postMessage("take over");
    else {
      this.#waiting = waiting;
      this.updated = true;
    }
  }

  /** Go on with the new version. Games are stored, so nothing is lost. */
  reload(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage("take over");
  }

  async #look(): Promise<void> {
    const device = await fetched();
    this.#keeping = new Keeping(device, new URL(FILES, location.href).href);
    const missing = await this.#keeping.missing();
    this.total = this.#keeping.bytes;
    this.kept = this.total - missing.reduce((sum, { bytes }) => sum + bytes, 0);
    this.plays = device.files.some(({ part }) => part === "bundle");
    this.standing = missing.length ? "absent" : "whole";
  }

  /** Fetch what is missing, in one page at a time. */
  async keep(): Promise<void> {
    const keeping = this.#keeping;
    if (!keeping) return;
    if (wanted.value === "no") wanted.choose("yes");
    this.#stop = new AbortController();
    if (this.standing !== "whole") this.standing = "coming";
    try {
      await navigator.locks.request(LOCK, { signal: this.#stop.signal }, async () => {
        await keeping.fill(keeping.device.files, (bytes) => (this.kept += bytes), this.#stop.signal);
        await keeping.settle();
      });
      await this.#look();
    } catch {
      if (this.standing === "coming") this.standing = "stopped"; // no connection, or no room
    }
  }

  /** Remove the files, and keep none until the reader wants them again. Games and settings stay. */
  async remove(): Promise<void> {
    this.#stop.abort();
    wanted.choose("no");
    await removeAll();
    this.standing = "absent";
    this.kept = 0;
  }

  async install(): Promise<void> {
    await this.invitation?.prompt();
    this.invitation = null;
  }
}

/** The worker belongs beside the shelf, because it serves what is below its own folder. */
const workerAt = (): string => (FILES === "./" ? "./sw.js" : "/sw.js");

async function fetched(): Promise<Device> {
  const answer = await fetch(`${FILES}device.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`device.json: ${answer.status}`);
  return (await answer.json()) as Device;
}

const savesTraffic = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

export const offline = new Offline();
