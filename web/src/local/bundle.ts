// Where the files are that play games on this device, and whether they can be used.

import { given } from "../api/given";
import { FILES, server } from "../api/place";
import { say } from "../text/texts.svelte";

/** The folder of the bundle. Its `index.json` lists what is in it. */
export const BUNDLE = new URL(`${FILES}offline/`, location.href);

/** A module with one function of SIMD instructions, which our kernels are made of. */
const SIMD = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export const canRun = (): boolean =>
  typeof WebAssembly === "object" && typeof Worker === "function" && WebAssembly.validate(SIMD);

/** Why the games cannot run here, or could not be started, and what to do: there need not be a server. */
export const cannotRun = (): string => say("web-local-impossible", { server: server === null ? "no" : "yes" });
export const notStarted = (): string => say("web-local-failed", { server: server === null ? "no" : "yes" });

/** Whether the house was built with the bundle. */
export const isThere = (): boolean => given?.device ?? false;
