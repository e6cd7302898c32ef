import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    // One document for all files: making one per file takes far longer than the tests.
    isolate: false,
    restoreMocks: true,
    // The longest take a second of a core's time, and more where others share it.
    testTimeout: 30_000,
  },
});
