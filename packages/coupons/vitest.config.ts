import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test leaves state in a module, so files share a worker's modules.
  test: { name: "coupons", include: ["src/**/*.test.ts"], isolate: false },
});
