import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Published packages as other teams get them, and commands as people run them. `pnpm test:packages` runs it. */
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
    // They wait for other programs most of the time.
    maxWorkers: availableParallelism(),
  },
});
