import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BUILT = "../src/ludotheque/server/web";

// Everything the first page needs is in one file: on a mobile connection every further file costs a round trip.
const firstPage = new Map<string, boolean>();

function isOfFirstPage(
  id: string,
  importers: (id: string) => { isEntry: boolean; importers: string[] } | null,
): boolean {
  const known = firstPage.get(id);
  if (known !== undefined) return known;
  firstPage.set(id, false); // in a cycle of imports, another importer decides
  const info = importers(id);
  const found = info !== null && (info.isEntry || info.importers.some((other) => isOfFirstPage(other, importers)));
  firstPage.set(id, found);
  return found;
}

/** The service worker is a file of its own that imports nothing: not every browser lets it be a module. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async closeBundle() {
      const lib = { entry: "src/offline/sw.ts", formats: ["iife" as const], name: "worker", fileName: () => "sw.js" };
      const written = { outDir: BUILT, emptyOutDir: false, copyPublicDir: false, target: "es2022" };
      await build({ configFile: false, logLevel: "warn", build: { ...written, lib } });
    },
  };
}

const server = "http://127.0.0.1:8000"; // `ludotheque serve`, during development with `npx vite`

export default defineConfig({
  base: "./", // the files may be in any folder; the server writes the whole path into its pages
  plugins: [svelte(), svelteTesting(), serviceWorker()], // svelteTesting does nothing outside Vitest
  build: {
    outDir: BUILT,
    emptyOutDir: false, // hatch_build.py empties it, except for what is built for devices
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: fonts
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: (id, context) => (isOfFirstPage(id, (of) => context.getModuleInfo(of)) ? "shelf" : null) }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] }, // tests read the package's catalogues
  },
  test: { include: ["tests/**/*.test.ts"] },
});
