import { defineConfig } from "vitest/config";

export default defineConfig({
  // Properties take seconds on a busy machine.
  test: { name: "brand", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
