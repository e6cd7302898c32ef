import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test changes a module's state, so test files share a worker's modules. Property tests take seconds on a busy
  // machine.
  test: { name: "content-client", include: ["src/**/*.test.ts"], testTimeout: 30_000, isolate: false },
});
