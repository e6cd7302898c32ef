import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    // All files share one document: creating one per file takes far longer than the tests.
    isolate: false,
    restoreMocks: true,
    // The slowest tests take a second of one core, and longer on a busy machine.
    testTimeout: 30_000,
  },
});
