// Answers that were written as files when the house was built. A static site has no others; on a device without a
// connection they stand in for the server's.

/** The file with the answer to a GET of this path, below the folder of the client's files. */
export function prewritten(path: string): string | null {
  if (path === "/api/games") return "answers/games.json";
  const game = /^\/api\/games\/(\w+)$/.exec(path)?.[1];
  if (game) return `answers/games/${game}.json`;
  const [, title, language] = /^\/api\/games\/(\w+)\/rules\?lang=(\w+)$/.exec(path) ?? [];
  if (title) return `answers/games/${title}/rules.${language}.json`;
  const spoken = /^\/api\/texts\/(\w+)$/.exec(path)?.[1];
  return spoken ? `answers/texts/${spoken}.json` : null;
}
