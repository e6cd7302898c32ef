import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "workspace",
    include: ["src/**/*.test.ts"],
    // No test changes the state of a module, so files share a worker's modules.
    isolate: false,
    // These need a build or take as long as one: vitest.packages.config.ts.
    exclude: ["src/packed/**", "src/api/**", "src/start/ends.test.ts", "src/generators/guide.test.ts"],
    testTimeout: 30_000,
  },
});
