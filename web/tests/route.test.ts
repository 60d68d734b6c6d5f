import { describe, expect, test } from "vitest";
import { browser } from "./support/browser";

browser();
const { parse } = await import("../src/route.svelte");

describe("addresses", () => {
  test("the shelf, and a box opened on it", () => {
    expect(parse("/", "")).toEqual({ page: "shelf", box: null });
    expect(parse("/", "#winoc")).toEqual({ page: "shelf", box: "winoc" });
  });

  test("a table, with a token or without", () => {
    expect(parse("/t/abc", "")).toEqual({ page: "table", table: "abc", token: null, watch: null });
    expect(parse("/t/abc", "#seat_Token-1")).toEqual({
      page: "table",
      table: "abc",
      token: "seat_Token-1",
      watch: null,
    });
  });

  test("an invitation that also allows watching", () => {
    expect(parse("/t/abc", "#seat.watch")).toEqual({ page: "table", table: "abc", token: "seat", watch: "watch" });
  });

  test("rules and the lab", () => {
    expect(parse("/rules/winston", "")).toEqual({ page: "rules", game: "winston" });
    expect(parse("/lab/winston", "")).toEqual({ page: "lab", game: "winston", hash: "" });
  });

  test("the page about the house", () => {
    expect(parse("/about", "")).toEqual({ page: "about" });
    expect(parse("/about/winston", "")).toEqual({ page: "lost" });
  });

  test("anything else is not found", () => {
    expect(parse("/t/", "")).toEqual({ page: "lost" });
    expect(parse("/nowhere", "")).toEqual({ page: "lost" });
  });
});
