import { expect, test } from "vitest";
import { addressOf, leadsHere } from "../../src/api/address";

const at = (origin: string) => new URL(origin);
const nothing = { public_url: null, lan_url: null };
const lan = { public_url: null, lan_url: "http://192.168.1.20:8000" };
const open = { public_url: "https://games.example.org", lan_url: "http://192.168.1.20:8000" };

test.each(["http://localhost:8000", "http://127.0.0.1:8000", "http://127.8.9.1", "http://[::1]:8000"])(
  "%s is useless for friends",
  (page) => {
    expect(addressOf(lan, at(page))).toBe("http://192.168.1.20:8000");
    expect(addressOf(open, at(page))).toBe("https://games.example.org");
    expect(addressOf(nothing, at(page))).toBe(at(page).origin);
    expect(addressOf(null, at(page))).toBe(at(page).origin);
    expect(leadsHere(addressOf(nothing, at(page)))).toBe(false);
    expect(leadsHere(addressOf(lan, at(page)))).toBe(true);
  },
);

test.each(["http://192.168.7.7:8000", "https://club.example", "http://localhost.example", "http://[fd00::1]:8000"])(
  "%s works for friends too",
  (page) => {
    expect(addressOf(lan, at(page))).toBe(page);
    expect(addressOf(nothing, at(page))).toBe(page);
    expect(addressOf(open, at(page))).toBe("https://games.example.org");
    expect(leadsHere(page)).toBe(true);
  },
);
