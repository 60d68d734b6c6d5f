// Numbers formatted for the reader's language.

import type { Estimate } from "../api/wire";
import { texts } from "../text/texts.svelte";

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** With a sensible number of digits. */
export const figure = (value: number): string =>
  number(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);

export const percent = (share: number, digits = 1): string =>
  new Intl.NumberFormat(texts.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

export const signed = (text: string, value: number): string =>
  value < 0 ? `−${text.replace(/^[-−]/, "")}` : `+${text}`;

/** Dots if there are too few games for an interval. */
export const interval = ({ low, high }: Estimate, write: (value: number) => string = figure): string =>
  low === null || high === null ? "…" : `${write(low)} – ${write(high)}`;
