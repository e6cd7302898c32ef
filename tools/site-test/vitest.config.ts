import { defineConfig } from "vitest/config";

/** Whole pages of a site in this process, over a real content system and shop. */
export default defineConfig({
  // Node loads graphql's CommonJS build, Vite would take its other one: a schema of one is none to the other.
  resolve: { alias: [{ find: /^graphql$/u, replacement: "graphql/index.js" }] },
  test: { name: "site-test", include: ["src/*.test.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
});
