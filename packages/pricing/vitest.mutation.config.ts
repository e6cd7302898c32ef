import { defineConfig } from "vitest/config";

/** Examples only: each property takes seconds, and mutants need hundreds of runs. */
export default defineConfig({
  test: {
    name: "pricing",
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.properties.test.ts", "src/index.test.ts"],
  },
});
