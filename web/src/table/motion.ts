// Whether things may move: the system's setting, unless the reader chose otherwise here.

const KEPT = "ludotheque.motion";
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function wantsMotion(): boolean {
  const chosen = typeof localStorage === "undefined" ? null : localStorage.getItem(KEPT);
  return chosen === null ? !still?.matches : chosen === "on";
}

export function chooseMotion(on: boolean): void {
  localStorage.setItem(KEPT, on ? "on" : "off");
  showMotion();
}

/** Style sheets read it from the root element. */
export function showMotion(): void {
  document.documentElement.dataset.motion = wantsMotion() ? "on" : "off";
}
