import { defineConfig } from "vitest/config";

/** Examples only: the properties take seconds each, and a mutant is met by hundreds of runs. */
export default defineConfig({
  test: {
    name: "pricing",
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.properties.test.ts", "src/index.test.ts"],
  },
});
