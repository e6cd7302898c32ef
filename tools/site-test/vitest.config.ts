import { join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

const EXPORTED = /^export (?:async )?(?:function|const) (?<name>\w+)/gmu;

/**
 * Marks the exports of `"use client"` files like a bundler marks client references, so that a page's server components
 * leave them to React, as in a build, instead of calling them.
 */
const clientReferences: Plugin = {
  name: "client-references",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".client.tsx") || !/^\s*["']use client["']/u.test(code)) return null;
    const names = [...code.matchAll(EXPORTED)].map(({ groups }) => groups?.["name"]);
    const mark = 'Object.defineProperty(one, "$$typeof", { value: Symbol.for("react.client.reference") })';
    return `${code}\nfor (const one of [${names.join(", ")}] as unknown[]) if (typeof one === "function") ${mark};\n`;
  },
};

/** Tests of whole pages of a site in this process, with a real content system and shop. */
export default defineConfig({
  plugins: [clientReferences],
  // Node loads graphql's CommonJS build, but Vite would load the other one, and the two builds reject each other's
  // schemas.
  resolve: {
    alias: [
      { find: /^graphql$/u, replacement: "graphql/index.js" },
      { find: /^next\/cache$/u, replacement: join(import.meta.dirname, "src/next-cache.ts") },
      { find: /^next\/headers$/u, replacement: join(import.meta.dirname, "src/next-headers.ts") },
    ],
  },
  test: {
    name: "site-test",
    include: ["src/**/*.test.ts"],
    // Reading six apps takes longer than most test files; the services start each site with a cleared process state.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
