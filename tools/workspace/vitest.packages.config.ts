import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Tests of published packages as other teams install them, and of commands as people run them. `pnpm test:packages`
 * runs them.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "packages",
    include: [
      "src/packed/**/*.test.ts",
      "src/api/**/*.test.ts",
      "src/start/ends.test.ts",
      "src/generators/guide.test.ts",
    ],
    testTimeout: 180_000,
    // The tests wait for other programs most of the time.
    maxWorkers: availableParallelism(),
  },
});
