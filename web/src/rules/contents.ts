// The table of contents of a rulebook: its headings, found by their markup.

import type { RuleParagraph } from "../api/wire";

export interface Heading {
  id: string;
  text: string;
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

export function contents(paragraphs: readonly RuleParagraph[]): Heading[] {
  return paragraphs.filter(({ html }) => html.startsWith("<h2")).map(({ id, html }) => ({ id, text: plain(html) }));
}

/** A ruling fills a gap in the printed rules; its id is a letter and a number. */
export const isRuling = (id: string): boolean => /^[A-Z]\d+$/.test(id);
