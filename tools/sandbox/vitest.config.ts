import { defineConfig } from "vitest/config";

export default defineConfig({
  // Node loads graphql's CommonJS build, Vite would take its other one: a schema of one is none to the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  // No test leaves anything behind in a module, so files may share one worker's modules.
  test: { name: "sandbox", environment: "node", include: ["src/**/*.test.ts"], testTimeout: 15_000, isolate: false },
});
