import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "next-finish",
    include: ["src/**/*.test.{ts,tsx}"],
    // Files share a worker's modules and document, half of the time; what a test sets up ends with it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
