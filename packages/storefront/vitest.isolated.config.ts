import { defineConfig } from "vitest/config";

/**
 * What is drawn in a document has modules of its own: analytics or a visitor's store that live on would answer the next file.
 * So has a server that ends: its process goes on ending.
 */
export default defineConfig({
  test: {
    name: "storefront-isolated",
    include: ["src/**/*.test.tsx", "src/server/**/*.test.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
