import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "bench",
    include: ["src/**/*.test.ts"],
    // It needs a build and runs with vitest.benches.config.ts.
    exclude: ["src/benches.test.ts"],
    isolate: false,
  },
});
