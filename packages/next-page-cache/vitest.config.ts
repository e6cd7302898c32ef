import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "next-page-cache",
    include: ["src/**/*.test.ts"],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
