import { defineConfig } from "vitest/config";
import { isolatedTests } from "./isolated-tests.ts";

export default defineConfig({
  test: {
    name: "blocks",
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: [...isolatedTests],
    // Files share a worker's modules and document; what a test sets up ends with it.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
