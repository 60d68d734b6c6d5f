// Light or dark: as the system has it, unless the reader chose otherwise here. Style sheets read it from the root element.

import { Choice } from "./choice.svelte";

export const theme = new Choice("theme", ["system", "light", "dark"], "system");

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

export function showTheme(): void {
  const system = dark?.matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme.value === "system" ? system : theme.value;
}

dark?.addEventListener("change", showTheme);
