import { defineConfig } from "vitest/config";

// Mutants are met by the examples, which say what each line is for; size, speed, README and the properties of
// the whole would take most of the time and tell least about a single line.
export default defineConfig({
  test: {
    name: "coupons",
    include: ["src/**/*.test.ts"],
    exclude: ["src/package/**", "src/**/*.properties.test.ts"],
    setupFiles: ["./src/testing/fewer-runs.ts"],
  },
});
