import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "site-content",
    include: ["src/**/*.test.ts"],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
