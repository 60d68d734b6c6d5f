/**
 * Python in this worker: Pyodide with our sources and kernels, loaded from a bundle. `index.json` lists its files;
 * `ludotheque/browser/build/index.py` describes it.
 */

import { filesBelow, lay, packed, unpacked, type Files, type Image } from "./image";
import type { Memories } from "./memory";

export interface BundledFile {
  url: string;
  bytes: number;
  sha256: string;
  role: "loader" | "interpreter" | "library" | "wheel" | "sources" | "kernels";
  game?: string;
}

export interface BundleIndex {
  version: string;
  pyodide: string;
  python: string;
  abi: string;
  games: string[];
  bytes: number;
  files: BundledFile[];
}

/** The little of Pyodide that is used. */
interface Pyodide {
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  FS: Files;
  globals: { get(name: string): unknown };
  pyimport(module: string): unknown;
}

export interface Interpreter {
  index: BundleIndex;
  pyodide: Pyodide;
  /** Runs code, and gives the value of its last expression. */
  runPython(code: string): unknown;
  /** A module of ours, or of Python's, as an object. */
  module(name: string): unknown;
}

export type Read = (url: URL) => Promise<Uint8Array>;

const HOME = "/ludotheque";

/** Everything is below one folder, so that an import finds it. The kernels stay beside: JavaScript compiles them. */
const UNPACK = `
import sys, zipfile
from pathlib import Path
home = Path("${HOME}")
for archive in sorted(home.glob("*.zip")):
    zipfile.ZipFile(archive).extractall(home)
    archive.unlink()
sys.path.insert(0, str(home))
`;

/** What may be in a memory that is kept. It must not grow beyond what an interpreter begins with. */
const EARLY = "from ludotheque.browser.runtime import early";

/** A memory that was kept has the random numbers of the day when that was, and does not know our files yet. */
const RESUME = `
import importlib, random
random.seed()
importlib.invalidate_caches()
`;
const START = `
from ludotheque.browser.runtime.start import start
start(home / "ludotheque_kernels", home / "ludotheque_files")
`;

/** Milliseconds until a memory is kept: first come those who wait for the interpreter; and between two slices of it. */
const LATER = 3000;
const BREATH = 5;

async function fetched(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Starts Python from the bundle in the folder `base`. `progress` is told the fraction of the bytes that is loaded;
 * `read` gets a file, for a caller that has them elsewhere; `memories` are those of earlier starts.
 */
export async function startInterpreter(
  base: URL,
  progress: (done: number) => void = () => undefined,
  read: Read = fetched,
  memories?: Memories,
): Promise<Interpreter> {
  const folder = base.href.endsWith("/") ? base : new URL(`${base.href}/`);
  const index = JSON.parse(new TextDecoder().decode(await read(new URL("index.json", folder)))) as BundleIndex;
  const found = await memories?.find(index.version).catch(() => "useless" as const);
  const load = await loaderOf(index, folder);
  let pyodide: Pyodide | undefined;
  let taking = memories !== undefined && found === undefined;
  if (found && found !== "useless") {
    const image = found().then(unpacked);
    pyodide = await resumed(load, image).catch(() => undefined);
    if (!pyodide) {
      taking = await image.then(() => false).catch(() => true); // it is damaged: the next one may be whole
      if (!taking) void memories?.keep(index.version, "useless").catch(() => undefined); // in this browser
    }
  }
  if (!pyodide) {
    let loaded = 0;
    const bring = async (file: BundledFile): Promise<[BundledFile, Uint8Array]> => {
      const data = await read(new URL(file.url, folder));
      loaded += file.bytes;
      progress(loaded / index.bytes);
      return [file, data];
    };
    const parts = Promise.all(
      index.files.filter((file) => ["wheel", "sources", "kernels"].includes(file.role)).map(bring),
    );
    pyodide = await load({ _makeSnapshot: taking });
    furnish(pyodide, await parts);
    if (memories && taking) {
      pyodide.runPython(EARLY);
      void keepLater(pyodide, memories, index.version);
    }
    pyodide.runPython(START);
  }
  progress(1);
  const python = pyodide;
  return {
    index,
    pyodide: python,
    runPython: (code) => python.runPython(code),
    module: (name) => python.pyimport(name),
  };
}

type Load = (options: object) => Promise<Pyodide>;

/** Python as it was. What is loaded and compiled is so while the memory is read. */
async function resumed(load: Load, image: Promise<Image>): Promise<Pyodide> {
  const heap = image.then((read) => read.heap);
  heap.catch(() => undefined); // `load` asks for it late
  const [pyodide, { files }] = await Promise.all([load({ _loadSnapshot: heap }), image]);
  lay(pyodide.FS, files);
  pyodide.runPython(RESUME + START);
  return pyodide;
}

/** Keep the memory as it is now, and our files as they are later, when they have been compiled. */
async function keepLater(pyodide: Pyodide, memories: Memories, version: string): Promise<void> {
  const heap = pyodide.makeMemorySnapshot();
  await pause(LATER);
  while (pyodide.runPython("early.compile_next()")) await pause(BREATH);
  await memories.keep(version, packed(heap, filesBelow(pyodide.FS, HOME))).catch(() => undefined); // no room
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What loads Pyodide from this bundle. */
async function loaderOf(index: BundleIndex, folder: URL): Promise<Load> {
  const one = (role: BundledFile["role"]): URL => {
    const found = index.files.find((file) => file.role === role);
    if (!found) throw new Error(`index.json: ${role}`);
    return new URL(found.url, folder);
  };
  const loader = one("loader");
  const { loadPyodide } = (await import(/* @vite-ignore */ loader.href)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const beside =
    loader.protocol === "file:" ? decodeURIComponent(new URL(".", loader).pathname) : new URL(".", loader).href;
  const library = one("library");
  return (options) =>
    loadPyodide({
      indexURL: beside,
      stdLibURL: library.protocol === "file:" ? decodeURIComponent(library.pathname) : library.href,
      lockFileContents: { info: { abi_version: index.abi, python: index.python, arch: "wasm32" }, packages: {} },
      packageBaseUrl: beside,
      checkAPIVersion: false,
      ...options,
    });
}

/** Lay our files into the interpreter's own file system. */
function furnish(pyodide: Pyodide, parts: [BundledFile, Uint8Array][]): void {
  pyodide.FS.mkdirTree(`${HOME}/ludotheque_kernels`);
  for (const [file, data] of parts) {
    const kernels = file.role === "kernels";
    const place = kernels ? `ludotheque_kernels/${file.game ?? "core"}.wasm` : `${file.url.split("/").pop() ?? ""}.zip`;
    pyodide.FS.writeFile(`${HOME}/${place}`, data);
  }
  pyodide.runPython(UNPACK);
}
