import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "chrome",
    // Files share a worker's modules and document, half of the time; what a test sets up ends with it.
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
