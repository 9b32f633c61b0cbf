import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";
import { names } from "./names.ts";
import { packed } from "./packed.ts";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.NORIPAN_SERVER ?? "http://127.0.0.1:8190";

export default defineConfig({
  plugins: [svelte(), fonts(), names(), worker(), packed()],
  resolve: { alias: { $lib: here("src/lib"), $games: here("../src/noripan/games") } },
  build: {
    outDir: here("python/noripan_web/dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no fonts or scripts from data addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../src/noripan/games/**/*.test.ts"] },
});
