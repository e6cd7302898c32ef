import { defineConfig } from "vitest/config";

/** Every bench, started for a few seconds: after a build of ace. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "benches", include: ["src/benches.test.ts"], maxConcurrency: 2, testTimeout: 180_000 },
});
