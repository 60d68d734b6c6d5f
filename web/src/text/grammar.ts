// Words that change beside a name or a number; the counterpart of core/grammar.py, which explains them.

import { type FluentFunction, FluentNumber, type FluentValue } from "@fluent/bundle";

// --- French ---

const MUTE_H = /^h(adr|ect|el|en|er|il|ip|onor|or[at]|ub|ug|ya)/; // d’Hugo, d’Hélène; but de Hans, de Hong

const elided = (word: string, name: string): string =>
  beginsWithFrenchVowel(bare(name)) ? `${word}’${name}` : `${word}e ${name}`;

/** In small letters, without accents. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFD").replace(/\p{M}/gu, "");

function beginsWithFrenchVowel(name: string): boolean {
  if (name.startsWith("y")) return !/^y[aeiou]/.test(name); // Yves, but Yann
  return /^[aeiou]/.test(name) || MUTE_H.test(name);
}

// --- Italian ---

const withA = (name: string): string => (bare(name).startsWith("a") ? `ad ${name}` : `a ${name}`);

/** Names, the last two joined by “and”. Italian says *Anna ed Elisa*, which the browser does not know. */
export function listed(language: string, names: string[]): string {
  const parts = new Intl.ListFormat(language, { type: "conjunction" }).formatToParts(names);
  const words = parts.map(({ value }, at) =>
    language === "it" && value === " e " && bare(parts[at + 1]?.value ?? "").startsWith("e") ? " ed " : value,
  );
  return words.join("");
}

// --- Hungarian ---

type Forms = readonly [back: string, front: string, round: string];

const SUFFIXES: Readonly<Record<string, Forms>> = {
  nak: ["nak", "nek", "nek"],
  val: ["al", "el", "el"], // and the last consonant of the word doubled, or v
  ra: ["ra", "re", "re"],
  ról: ["ról", "ről", "ről"],
  ban: ["ban", "ben", "ben"],
  ból: ["ból", "ből", "ből"],
  ba: ["ba", "be", "be"],
  hoz: ["hoz", "hez", "höz"],
  tól: ["tól", "től", "től"],
  nál: ["nál", "nél", "nél"],
  n: ["on", "en", "ön"], // only n after a vowel
  t: ["ot", "et", "öt"], // only t after a vowel and after some consonants
};

const BACK = "aáoóuú";
const NEUTRAL = "iíé";
const ROUND = "öőüű";
const VOWELS = `${BACK}${NEUTRAL}${ROUND}e`;
const LONG: Readonly<Record<string, string>> = { a: "á", e: "é", o: "ó", ö: "ő" }; // before a suffix
const DIGRAPHS = new Set(["cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"]);
const DIRECT = new Set(["j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs"]); // take -t without a vowel between
const UNITS = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
const TENS = ["", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([..."bcdgjptvz"].map((letter) => [letter, `${letter}é`])),
  ...Object.fromEntries([..."flmnrs"].map((letter) => [letter, `e${letter}`])),
  ...{ h: "há", k: "ká", q: "kú", w: "duplavé", x: "iksz", y: "ipszilon" },
}; // how a single letter is read; vowels as they are
const ACCUSATIVES: Readonly<Record<string, string>> = { három: "at", nyolc: "at", hat: "ot", száz: "at" };

const FOREIGN = "àâäãåąæèêëęìîïòôõøœùûÿ";
const READ = "aaeaooeeeeeiiioooööuui"; // how a Hungarian reads them
const lowered = (text: string): string =>
  text.toLowerCase().replace(new RegExp(`[${FOREIGN}]`, "g"), (letter) => READ[FOREIGN.indexOf(letter)]!);

const isVowel = (letter: string | undefined): boolean => !!letter && VOWELS.includes(letter);

const withArticle = (text: string): string => (isVowel(readFirst(text)[0]) ? `az ${text}` : `a ${text}`);

function withSuffix(text: string, suffix: string): string {
  const forms = SUFFIXES[suffix];
  if (!forms) return text;
  const { word, hyphen } = readLast(text);
  const form = forms[harmony(word)];
  const joined = (added: string, stem = text): string => (hyphen ? `${text}-${added}` : stem + added);
  if (isVowel(word.at(-1))) {
    const added = suffix === "val" ? `v${form}` : suffix === "n" || suffix === "t" ? suffix : form;
    return joined(added, text.slice(0, -1) + (LONG[text.slice(-1)] ?? text.slice(-1)));
  }
  if (suffix === "t") return joined(accusative(word, form));
  return suffix === "val" ? doubled(text, word, form, hyphen) : joined(form);
}

function accusative(word: string, linked: string): string {
  const last = lastConsonant(word);
  const before = word.slice(0, word.length - last.length);
  return ACCUSATIVES[word] ?? (DIRECT.has(last) && isVowel(before.at(-1)) ? "t" : linked);
}

/** Péter-rel, Szabolc-csal, Bernadet-tel. */
function doubled(text: string, word: string, ending: string, hyphen: boolean): string {
  const last = lastConsonant(word);
  const sound = last === "x" ? "sz" : last === "w" ? "v" : last === "q" ? "k" : last;
  if (hyphen) return `${text}-${sound}${ending}`;
  if (last.length === 2) return text.slice(0, -1) + last + ending; // Szabolcs, Balázs: only the first letter is doubled
  return word.at(-2) === last ? text + ending : text + sound + ending;
}

const lastConsonant = (word: string): string => (DIGRAPHS.has(word.slice(-2)) ? word.slice(-2) : word.slice(-1));

function harmony(word: string): 0 | 1 | 2 {
  const vowels = [...word].filter(isVowel);
  let heard = vowels.length;
  while (heard && NEUTRAL.includes(vowels[heard - 1]!)) heard--;
  const neutral = vowels.slice(heard);
  const back = heard > 0 && BACK.includes(vowels[heard - 1]!) && !(neutral.length > 1 && neutral.includes("é"));
  if (back) return 0; // Anna, Tomi, Bálint
  return vowels.length && ROUND.includes(vowels.at(-1)!) ? 2 : 1; // György; Misi, Péter, Noémi
}

/** How the beginning is read: figures and single letters by their names. */
function readFirst(text: string): string {
  const shown = lowered(text).replace(/^[„“”»«"'( ]+/, "");
  const figures = /^\d+/.exec(shown)?.[0];
  if (figures) return numberBegins(figures);
  const letters = /^\p{L}+/u.exec(shown)?.[0] ?? "";
  if (letters.length === 1) return LETTERS[letters] ?? letters;
  return shown.startsWith("y") && !isVowel(shown[1]) ? `i${shown}` : shown; // Yves is read ív
}

/** The first word of a number, or one that begins alike. */
function numberBegins(figures: string): string {
  const first = Number(figures[0]);
  const place = figures.length % 3;
  if (place === 2) return first ? TENS[first]! : "nulla";
  if (first !== 1) return UNITS[first]!;
  return place === 0 ? "száz" : figures.length === 4 ? "ezer" : "egy";
}

/** How the last word is read, and whether a suffix is added with a hyphen. */
function readLast(text: string): { word: string; hyphen: boolean } {
  const word = lowered(text)
    .match(/\p{L}+|\d+/gu)
    ?.at(-1);
  if (!word) return { word: "", hyphen: true };
  const signs = !/[\p{L}\p{N}]$/u.test(text);
  if (/^\d/.test(word)) return { word: numberEnds(word), hyphen: true };
  if (word.length === 1) return { word: LETTERS[word] ?? word, hyphen: true };
  const harry = word.endsWith("y") && !DIGRAPHS.has(word.slice(-2));
  return { word: harry ? `${word.slice(0, -1)}i` : word, hyphen: signs };
}

function numberEnds(figures: string): string {
  const [hundreds, tens, units] = [...figures.padStart(3, "0").slice(-3)].map(Number) as [number, number, number];
  if (units || Number(figures) === 0) return UNITS[units]!;
  return tens ? TENS[tens]! : hundreds ? "száz" : "ezer";
}

// --- as Fluent calls them ---

const plain = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : String(value ?? "");

export const FUNCTIONS: Readonly<Record<"DE" | "QUE" | "AD" | "AZ" | "RAG", FluentFunction>> = {
  DE: ([name]) => elided("d", plain(name)),
  QUE: ([name]) => elided("qu", plain(name)),
  AD: ([name]) => withA(plain(name)),
  AZ: ([thing]) => withArticle(plain(thing)),
  RAG: ([thing, suffix]) => withSuffix(plain(thing), plain(suffix)),
};
