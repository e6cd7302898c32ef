import { defineConfig } from "vitest/config";

/** A server that ends goes on ending: each file has modules of its own. */
export default defineConfig({
  test: { name: "next-front", include: ["src/**/*.test.ts"], restoreMocks: true, testTimeout: 30_000 },
});
