// Entries of a board that can be swapped with each other: a picture of numbers, or a list of lists.

/** The entries of a value as texts. */
export function rows(value: unknown): string[][] {
  if (typeof value === "string")
    return value
      .trim()
      .split("\n")
      .map((row) => row.trim().split(/\s+/));
  return (value as unknown[][]).map((row) => row.map(String));
}

/** A value of the same kind as `like`, with these entries. */
export function made(like: unknown, entries: readonly string[][]): unknown {
  if (typeof like === "string") return `${entries.map((row) => row.join(" ")).join("\n")}\n`;
  return entries.map((row) => row.map(Number));
}

export interface Square {
  row: number;
  column: number;
}

export function exchanged(value: unknown, one: Square, other: Square): unknown {
  const entries = rows(value);
  const [first, second] = [entries[one.row]?.[one.column], entries[other.row]?.[other.column]];
  if (first === undefined || second === undefined) return value;
  entries[one.row]![one.column] = second;
  entries[other.row]![other.column] = first;
  return made(value, entries);
}

/** As in an address: `2.3.4_5.6.1`; other values unchanged. */
export const spelled = (value: unknown): string =>
  Array.isArray(value) || (typeof value === "string" && value.includes("\n"))
    ? rows(value)
        .map((row) => row.join("."))
        .join("_")
    : String(value);

/** The value that an address spells; undefined unless it has the printed entries in the printed shape. */
export function arranged(printed: unknown, text: string): unknown {
  const found = text.split("_").map((row) => row.split("."));
  const before = rows(printed);
  const shape = (entries: string[][]): string => entries.map((row) => row.length).join();
  const content = (entries: string[][]): string => entries.flat().sort().join();
  return shape(found) === shape(before) && content(found) === content(before) ? made(printed, found) : undefined;
}
