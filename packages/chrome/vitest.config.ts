import { defineConfig } from "vitest/config";

/** What is drawn in a document has modules of its own: analytics or a visitor that live on would answer the next file. */
export default defineConfig({
  test: {
    name: "chrome",
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
