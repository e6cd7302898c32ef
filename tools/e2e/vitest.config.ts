import { defineConfig } from "vitest/config";

/** The image of a site, run as a container would; needs a build of ace. Its file is not a unit test: `pnpm check` runs it by itself. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "image", include: ["src/image/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
