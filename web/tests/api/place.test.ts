import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as place from "../../src/api/place";
import { prewritten } from "../../src/api/prewritten";
import type { Given } from "../../src/api/wire";
import { browser } from "../support/browser";

type Place = typeof place;

async function placed(given: Partial<Given>): Promise<Place> {
  vi.resetModules();
  vi.doMock("../../src/api/given", () => ({ given }));
  return import("../../src/api/place");
}

beforeEach(() => void browser());

describe("at a server", () => {
  test("pages and answers have the addresses they are called by", async () => {
    const { at, pageAt, answerAt, socketAt } = await placed({ site: null });
    expect(at("/rules/winston")).toBe("/rules/winston");
    expect(pageAt({ pathname: "/rules/winston", search: "?x" })).toBe("/rules/winston");
    expect(answerAt("GET", "/api/games")).toBe("/api/games");
    expect(socketAt()).toBe("ws://house/api/socket");
  });
});

describe("on a static site", () => {
  const alone = { files: "./", site: { server: null } };

  test.each([
    ["/", "./"],
    ["/#winoc", "./#winoc"],
    ["/rules/winston", "./?rules/winston"],
    ["/t/local-1#token.watch", "./?t/local-1#token.watch"],
  ])("%s is %s, and back", async (page, address) => {
    const { at, pageAt } = await placed(alone);
    expect(at(page)).toBe(address);
    const { pathname, search } = new URL(address, "https://host/some/where/");
    expect(pageAt({ pathname, search })).toBe(page.split("#")[0]);
  });

  test("parameters that other sites add to links do no harm", async () => {
    const { pageAt } = await placed(alone);
    expect(pageAt({ pathname: "/", search: "?fbclid=123" })).toBe("/");
    expect(pageAt({ pathname: "/", search: "?rules/winston&fbclid=123" })).toBe("/rules/winston");
    expect(pageAt({ pathname: "/", search: "?rules/winston=" })).toBe("/rules/winston");
  });

  test("answers are files, and what needs a server has no address", async () => {
    const { answerAt } = await placed(alone);
    expect(answerAt("GET", "/api/games/winoc/rules?lang=fr")).toBe("./answers/games/winoc/rules.fr.json");
    expect(answerAt("GET", "/api/tables")).toBeNull();
    expect(answerAt("POST", "/api/tables")).toBeNull();
  });

  test("with a server for friends, the rest is asked there", async () => {
    const { answerAt, socketAt } = await placed({ files: "./", site: { server: "https://games.example.org" } });
    expect(answerAt("GET", "/api/texts/hu")).toBe("./answers/texts/hu.json");
    expect(answerAt("POST", "/api/tables")).toBe("https://games.example.org/api/tables");
    expect(socketAt()).toBe("wss://games.example.org/api/socket");
  });
});

test("only answers that never change are files", () => {
  expect(prewritten("/api/games")).toBe("answers/games.json");
  expect(prewritten("/api/games/winston")).toBe("answers/games/winston.json");
  for (const path of ["/api/tables", "/api/tables/1", "/api/games/winston/rules", "/api/lab/winston", "/"])
    expect(prewritten(path)).toBeNull();
});
