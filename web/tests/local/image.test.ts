// The image of an interpreter: its heap and its files.

import { expect, test } from "vitest";
import { filesBelow, lay, packed, unpacked, type Files } from "../../src/local/image";

const DIRECTORY = 0o40000;

/** A file system in memory, as Emscripten has one. */
class Memory implements Files {
  readonly files = new Map<string, { data: Uint8Array; written: number }>();
  readonly folders = new Set<string>();

  mkdirTree(folder: string): void {
    const names = folder.split("/");
    names.forEach((_, end) => this.folders.add(names.slice(0, end + 1).join("/")));
  }

  readdir(folder: string): string[] {
    const below = [...this.files.keys(), ...this.folders].filter((path) => path.startsWith(`${folder}/`));
    return [".", "..", ...new Set(below.map((path) => path.slice(folder.length + 1).split("/")[0]!))];
  }

  stat(path: string): { mode: number; mtime: Date } {
    return { mode: this.folders.has(path) ? DIRECTORY : 0, mtime: new Date(this.files.get(path)?.written ?? 0) };
  }

  isDir = (mode: number): boolean => mode === DIRECTORY;
  readFile = (path: string): Uint8Array => this.files.get(path)!.data;

  writeFile(path: string, data: Uint8Array): void {
    if (!this.folders.has(path.slice(0, path.lastIndexOf("/")))) throw new Error(`no folder for ${path}`);
    this.files.set(path, { data, written: 1 });
  }

  utime(path: string, _read: number, written: number): void {
    this.files.get(path)!.written = written;
  }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("heap and files come back as they were, with the times when they were written", () => {
  const before = new Memory();
  before.mkdirTree("/home/a/b");
  before.writeFile("/home/one.py", bytes("1"));
  before.writeFile("/home/a/b/two.py", bytes("zwei, deux"));
  before.writeFile("/home/a/nothing", bytes(""));
  before.utime("/home/a/b/two.py", 5000, 7000);
  const heap = Uint8Array.from({ length: 129 }, (_, at) => at);

  const image = unpacked(packed(heap, filesBelow(before, "/home")));
  const after = new Memory();
  lay(after, image.files);

  expect(image.heap).toEqual(heap);
  expect(Object.fromEntries(after.files)).toEqual(Object.fromEntries(before.files));
});

test("half an image is none", () => {
  const image = packed(Uint8Array.of(1, 2, 3), [{ path: "/a", written: 0, data: bytes("abc") }]);
  for (const length of [2, 20, image.length - 1]) expect(() => unpacked(image.slice(0, length))).toThrow();
});

test("the heap lies where numbers of four bytes can be read", () => {
  const heap = Uint8Array.of(1, 0, 0, 0);
  for (const name of ["a", "ab", "abc", "abcd"]) {
    const image = unpacked(packed(heap, [{ path: name, written: 0, data: bytes("x") }]));
    expect(new Uint32Array(image.heap.buffer, image.heap.byteOffset, 1)[0]).toBe(1);
  }
});
