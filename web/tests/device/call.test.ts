// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../../src/device/call";

const icon = (): string => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.getAttribute("href") ?? "";

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/static/favicon.svg">';
});

test("the tab's icon calls, and stops", () => {
  call(1);
  expect(icon()).toContain("/static/favicon-turn.svg");
  call(0);
  expect(icon()).toContain("/static/favicon.svg");
});

test("an installed app counts the tables that wait", () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.reject(new Error("not allowed here")));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  call(3);
  expect(setAppBadge).toHaveBeenCalledWith(3);
  call(0);
  expect(clearAppBadge).toHaveBeenCalled();
});
