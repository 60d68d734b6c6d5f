// The English texts, as the server would send them.

import { texts } from "../../src/text/texts.svelte";

const general = import.meta.glob<string>("../../../src/ludotheque/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../src/ludotheque/games/*/locales/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function useEnglish(): void {
  texts.use("en", { general: Object.values(general).join("\n"), games });
}
