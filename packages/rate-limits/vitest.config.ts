import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rate-limits",
    include: ["src/**/*.test.ts"],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
