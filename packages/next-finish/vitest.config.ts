import { defineConfig } from "vitest/config";

/** Islands and their loader change a document: each file has one of its own. */
export default defineConfig({
  test: {
    name: "next-finish",
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
