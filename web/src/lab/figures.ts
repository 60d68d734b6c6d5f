// Numbers formatted for the reader's language.

import type { Estimate } from "../api/wire";
import { texts } from "../text/texts.svelte";

const zero = (text: string): boolean => !/[1-9]/.test(text);

/** What rounds to zero has no sign. */
const written = (value: number, digits: number, style: "decimal" | "percent"): string => {
  const text = new Intl.NumberFormat(texts.language, {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  return zero(text) ? text.replace("-", "") : text;
};

export const number = (value: number, digits = 0): string => written(value, digits, "decimal");

/** With a sensible number of digits. */
export const figure = (value: number): string =>
  number(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);

export const percent = (share: number, digits = 1): string => written(share, digits, "percent");

/** The text of a change, with its sign. What rounds to zero has none. */
export const signed = (text: string, value: number): string =>
  zero(text) ? text : value < 0 ? `−${text.replace(/^-/, "")}` : `+${text}`;

/** Dots if there are too few games for an interval. */
export const interval = ({ low, high }: Estimate, write: (value: number) => string = figure): string =>
  low === null || high === null ? "…" : `${write(low)} – ${write(high)}`;
