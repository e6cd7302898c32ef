import { defineConfig } from "vitest/config";

/**
 * A rolling deployment of two replicas behind nginx, as visitors see it; needs a build of ace and makes another one.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "rolling",
    include: ["src/rolling/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Each step needs the result of the previous one.
    bail: 1,
  },
});
