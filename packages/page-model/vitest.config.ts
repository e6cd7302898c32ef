import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "page-model",
    include: ["src/**/*.test.ts"],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
