import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test leaves state behind in a module, so files share a worker's modules. A check of a whole page takes seconds
  // on a busy machine.
  test: { name: "editor-tools", include: ["src/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
