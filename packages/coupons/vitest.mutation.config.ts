import { defineConfig } from "vitest/config";

// Mutants are met by the tests of behaviour; size, speed and README say nothing about a single line.
export default defineConfig({
  test: {
    name: "coupons",
    include: ["src/**/*.test.ts"],
    exclude: ["src/package/**"],
    setupFiles: ["./src/testing/fewer-runs.ts"],
  },
});
