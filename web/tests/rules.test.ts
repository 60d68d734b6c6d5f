import { expect, test } from "vitest";
import { contents, isRuling } from "../src/rules/contents";

test("the contents are the headings, as people read them", () => {
  const paragraphs = [
    { id: "title", html: "<h1>Winston</h1>\n" },
    { id: "turn-title", html: "<h2>Bone &amp; <em>poo</em></h2>\n" },
    { id: "turn", html: "<p>Play at least two cards.</p>\n" },
    { id: "end-title", html: "<h2>The end</h2>\n" },
  ];
  expect(contents(paragraphs)).toEqual([
    { id: "turn-title", text: "Bone & poo" },
    { id: "end-title", text: "The end" },
  ]);
});

test("rulings are recognised by their ids", () => {
  expect(["W1", "O12", "turn", "W", "first"].map(isRuling)).toEqual([true, true, false, false, false]);
});
