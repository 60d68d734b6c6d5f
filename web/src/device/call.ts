// Calls a player who is looking elsewhere: a badge on the app's icon where there is one, and a dot on the tab's icon. The
// tab's title says it in words.

const PLAIN = "favicon.svg";
const CALLING = "favicon-turn.svg";

interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** `count`: the tables that wait for this device. */
export function call(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  const badge = count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  void badge?.catch(() => {}); // a browser may have the function and refuse it
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = icon.href.replace(/[^/]+$/, count ? CALLING : PLAIN);
}
