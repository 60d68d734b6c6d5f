import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // `ludotheque serve`, while one works on the client with `npx vite`

export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
  build: {
    outDir: "../src/ludotheque/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: fonts
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
