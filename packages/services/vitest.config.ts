import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test leaves anything behind in a module, so files may share one worker's modules.
  test: { name: "services", include: ["src/**/*.test.ts"], testTimeout: 30_000, isolate: false },
});
