// The image of an interpreter, as it is kept: its heap, and the files in its file system, which a heap does not have.

/** The part of Emscripten's file system that is used. */
export interface Files {
  mkdirTree(folder: string): void;
  readdir(folder: string): string[];
  stat(path: string): { mode: number; mtime: Date };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: Uint8Array, options?: { canOwn?: boolean }): void;
  utime(path: string, read: number, written: number): void;
}

/** A file with the time when it was written: Python knows by it whether what it compiled is still true. */
export interface KeptFile {
  path: string;
  written: number;
  data: Uint8Array;
}

export interface Image {
  heap: Uint8Array;
  files: KeptFile[];
}

interface Head {
  heap: number; // bytes
  files: [path: string, written: number, bytes: number][];
}

const LENGTH = 4; // bytes before the head
const ALIGNED = 16;

const aligned = (size: number): number => Math.ceil(size / ALIGNED) * ALIGNED;

export function packed(heap: Uint8Array, files: KeptFile[]): Uint8Array {
  const head: Head = { heap: heap.length, files: files.map(({ path, written, data }) => [path, written, data.length]) };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const start = aligned(LENGTH + text.length);
  const image = new Uint8Array(files.reduce((sum, { data }) => sum + data.length, start + heap.length));
  new DataView(image.buffer).setUint32(0, text.length);
  image.set(text, LENGTH);
  image.set(heap, start);
  let at = start + heap.length;
  for (const { data } of files) {
    image.set(data, at);
    at += data.length;
  }
  return image;
}

/** The parts of an image, not copied. Throws if it is damaged. */
export function unpacked(image: Uint8Array): Image {
  const length = new DataView(image.buffer, image.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(image.subarray(LENGTH, LENGTH + length))) as Head;
  let at = aligned(LENGTH + length);
  const next = (bytes: number): Uint8Array => image.subarray(at, (at += bytes));
  const heap = next(head.heap);
  if (head.files.reduce((sum, [, , bytes]) => sum + bytes, at) !== image.length) throw new Error("a part is missing");
  return { heap, files: head.files.map(([path, written, bytes]) => ({ path, written, data: next(bytes) })) };
}

export function filesBelow(system: Files, folder: string): KeptFile[] {
  return system.readdir(folder).flatMap((name): KeptFile[] => {
    if (name === "." || name === "..") return [];
    const path = `${folder}/${name}`;
    const { mode, mtime } = system.stat(path);
    if (system.isDir(mode)) return filesBelow(system, path);
    return [{ path, written: mtime.getTime(), data: system.readFile(path) }];
  });
}

export function lay(system: Files, files: KeptFile[]): void {
  let there = "";
  for (const { path, written, data } of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (folder !== there) system.mkdirTree((there = folder));
    system.writeFile(path, data, { canOwn: true }); // as a part of the image: nobody writes to these files
    system.utime(path, written, written);
  }
}
