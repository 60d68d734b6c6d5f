// All texts: the same Fluent catalogues as in Python, fetched from the server in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { LANGUAGES as KNOWN } from "../api/constants";
import { given } from "../api/given";
import { answerAt } from "../api/place";
import type { Texts as Catalogues } from "../api/wire";
import { FUNCTIONS, listed } from "./grammar";

export type Language = (typeof KNOWN)[number];

/** Every language by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  es: "Español",
  pl: "Polski",
  hu: "Magyar",
};

export type Fields = Record<string, FluentVariable>;

const KEPT = "ludotheque.language";

export class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  async load(language: Language): Promise<void> {
    if (given?.texts && given.language === language) return this.use(language, given.texts);
    const answer = await fetch(answerAt("GET", `/api/texts/${language}`) ?? "");
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    this.use(language, (await answer.json()) as Catalogues);
  }

  use(language: Language, catalogues: Catalogues): void {
    // fluent.runtime in Python isolates nothing either, and a board of letters needs no marks around its values
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const source of [catalogues.general, ...Object.values(catalogues.games)])
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message `id`, filled in; the id itself if it does not exist. */
  say = (id: string, fields: Fields = {}): string => {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, fields) : id;
  };

  /** The message `id` as the field `name`. Its attributes, such as the cases of a noun, are `name-attribute`. */
  forms(name: string, id: string): Fields {
    const attributes = this.#bundle.getMessage(id)?.attributes ?? {};
    const others = Object.entries(attributes).map(([form, pattern]) => [
      `${name}-${form}`,
      this.#bundle.formatPattern(pattern),
    ]);
    return { [name]: this.say(id), ...(Object.fromEntries(others) as Fields) };
  }

  /** Names, the last two joined by “and”. */
  list(names: string[]): string {
    return listed(this.language, names);
  }

  /** Numbers that Fluent would format differently here and in Python are formatted in code. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
  }
}

export const texts = new Texts();
export const say = texts.say;

export function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

/** The language chosen before, else the first supported one that the browser asks for. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept && isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export async function chooseLanguage(language: Language): Promise<void> {
  await texts.load(language);
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
}
