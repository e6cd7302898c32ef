import { defineConfig } from "vitest/config";

/** A deploy of two replicas behind nginx, seen by visitors; needs a build of ace and makes another one. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "rolling",
    include: ["src/rolling/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What one step leaves the next one needs.
    bail: 1,
  },
});
