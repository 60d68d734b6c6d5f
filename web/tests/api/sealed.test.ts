import { beforeEach, describe, expect, test } from "vitest";
import { freshText, keepSeen, keepText, LONGEST_LINE, sealedAt } from "../../src/api/sealed";
import { sha256, sha256OfText } from "../../src/api/sha256";
import { browser } from "../support/browser";

beforeEach(() => {
  browser();
});

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

test("SHA-256 agrees with WebCrypto", async () => {
  expect(sha256OfText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256(bytes), `${length} bytes`).toBe(hex(await crypto.subtle.digest("SHA-256", bytes)));
  }
});

describe("a text to seal", () => {
  test("is different every time, and one line of at most 64 characters", () => {
    const long = "zażółć 🩷👨‍👩‍👧\n\u2028 \ud800".repeat(9);
    for (const line of ["", "rain", long]) {
      const text = freshText(line);
      expect([...text].length).toBeLessThanOrEqual(64);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      expect(freshText(line)).not.toBe(text);
    }
    expect(freshText("rain")).toMatch(/^\S{24} rain$/);
    expect(freshText("x".repeat(LONGEST_LINE))).toHaveLength(64);
  });

  test("is kept by table and seat", () => {
    keepText("a", 0, "rain");
    keepText("a", 0, "hail");
    keepText("a", 1, "snow");
    keepText("b", 0, "fog");
    keepSeen("a", { commitment: "c", seals: ["s", null] });
    expect(sealedAt("a")).toEqual({
      table: "a",
      texts: { 0: ["rain", "hail"], 1: ["snow"] },
      seen: { commitment: "c", seals: ["s", null] },
    });
    expect(sealedAt("c").texts).toEqual({});
  });
});
