import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test leaves anything behind in a module, so files share a worker's modules. Properties take seconds on a busy machine.
  test: { name: "brand", include: ["src/**/*.test.ts"], testTimeout: 30_000, isolate: false },
});
