import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import examples from "../../../tests/core/grammar.json";
import { FUNCTIONS, listed } from "../../src/text/grammar";

// the examples of the Python tests
const said = (name: keyof typeof FUNCTIONS, ...values: string[]): unknown => FUNCTIONS[name](values, {});

describe("names and numbers in sentences", () => {
  test.each(["DE", "QUE", "AD", "AZ"] as const)("%s", (name) => {
    const words = Object.keys(examples[name]);
    expect(Object.fromEntries(words.map((word) => [word, said(name, word)]))).toEqual(examples[name]);
  });

  test.each(Object.entries(examples.RAG))("the suffix -%s", (suffix, expected) => {
    const words = Object.keys(expected);
    expect(Object.fromEntries(words.map((word) => [word, said("RAG", word, suffix)]))).toEqual(expected);
  });

  test.each(["", " ", "…", "9".repeat(40), "Ω", "–3–"])("a strange name, “%s”, gets a suffix too", (name) => {
    for (const suffix of ["nak", "val", "t", "n"]) expect(said("RAG", name, suffix)).toContain(name);
  });

  test.each([
    ["it", ["Ben", "Anna"], "Ben e Anna"],
    ["it", ["Ben", "Anna", "Elisa"], "Ben, Anna ed Elisa"],
    ["es", ["Pedro", "Inés"], "Pedro e Inés"],
    ["de", ["Ben", "Elisa"], "Ben und Elisa"],
    ["it", ["Ben"], "Ben"],
  ])("names in %s: %j", (language, names, expected) => {
    expect(listed(language, names)).toBe(expected);
  });

  test("a catalogue calls them", () => {
    const bundle = new FluentBundle("hu", { useIsolating: false, functions: FUNCTIONS });
    bundle.addResource(new FluentResource('x = { AZ($n) }. { RAG($who, "val") } { RAG($n, "t") }'));
    const pattern = bundle.getMessage("x")?.value;
    expect(bundle.formatPattern(pattern!, { n: 5, who: "Péter" })).toBe("az 5. Péterrel 5-öt");
  });
});
