import { defineConfig } from "vitest/config";

/** Runs every bench for a few seconds; it needs a build of ace. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "benches", include: ["src/benches.test.ts"], maxConcurrency: 2, testTimeout: 180_000 },
});
