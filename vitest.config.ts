import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "packages/*/vitest.canary.config.ts",
      "packages/*/vitest.isolated.config.ts",
      "tools/workspace",
      "tools/sandbox",
      "tools/site-test",
      "tools/vectors",
      "tools/bench",
      "tools/storybook/vitest.unit.config.ts",
    ],
    // Vitest keeps a core free; on two cores that is half of them.
    maxWorkers: availableParallelism(),
  },
});
