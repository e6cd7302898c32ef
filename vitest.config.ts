import { defineConfig } from "vitest/config";

/**
 * Vitest gives each project all cores but one, whatever this file says, so `pnpm unit` and the check set the number of
 * workers on the command line.
 */
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
  },
});
