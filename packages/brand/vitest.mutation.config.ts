import { defineConfig } from "vitest/config";

/** Example tests only: they find a mutant in milliseconds, property tests in seconds. */
export default defineConfig({
  test: { name: "brand", include: ["src/**/*.test.ts"], exclude: ["src/**/*.properties.test.ts", "src/index.test.ts"] },
});
