import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "storefront",
    include: ["src/**/*.test.ts"],
    exclude: ["src/server/**"],
    // Files share a worker's modules, a fifth of the time; what a test sets up ends with it.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
