import { defineConfig } from "vitest/config";

/** Examples only: a mutant is met by them in milliseconds, by the properties in seconds. */
export default defineConfig({
  test: { name: "brand", include: ["src/**/*.test.ts"], exclude: ["src/**/*.properties.test.ts", "src/index.test.ts"] },
});
