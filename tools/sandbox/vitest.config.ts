import { defineConfig } from "vitest/config";

export default defineConfig({
  // Node loads graphql's CommonJS build, but Vite would load the other one, and the two builds reject each other's
  // schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  // No test changes the state of a module, so files may share one worker's modules.
  test: { name: "sandbox", environment: "node", include: ["src/**/*.test.ts"], testTimeout: 15_000, isolate: false },
});
