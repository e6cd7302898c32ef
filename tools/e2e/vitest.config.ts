import { defineConfig } from "vitest/config";

/**
 * Tests of a site's image, run like a container; they need a build of ace. The file is not a unit test: `pnpm check`
 * runs it as a separate stage.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "image", include: ["src/image/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
