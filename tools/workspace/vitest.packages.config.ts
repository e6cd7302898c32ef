import { defineConfig } from "vitest/config";

/** Published packages as other teams get them: packed, installed and documented. `pnpm test:packages` runs it. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "packages", include: ["src/packed/**/*.test.ts", "src/api/**/*.test.ts"], testTimeout: 180_000 },
});
