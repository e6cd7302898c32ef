import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "workspace",
    include: ["src/**/*.test.ts"],
    // No test leaves anything behind in a module, so files share a worker's modules.
    isolate: false,
    // These read what the build made, or take as long as one: vitest.packages.config.ts.
    exclude: ["src/packed/**", "src/api/**", "src/start/ends.test.ts", "src/generators/guide.test.ts"],
    testTimeout: 30_000,
  },
});
