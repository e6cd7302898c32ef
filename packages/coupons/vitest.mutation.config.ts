import { defineConfig } from "vitest/config";

// The examples test mutants, because they say what each line is for. Tests of size, speed, README and the properties
// would take most of the time and say least about a single line.
export default defineConfig({
  test: {
    name: "coupons",
    include: ["src/**/*.test.ts"],
    exclude: ["src/package/**", "src/**/*.properties.test.ts"],
    setupFiles: ["./src/testing/fewer-runs.ts"],
  },
});
