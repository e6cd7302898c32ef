import { defineConfig } from "vitest/config";

/** What stories are made of, without a browser; the stories themselves run with vitest.config.ts. */
export default defineConfig({
  test: { name: "story-parts", include: ["src/**/*.test.{ts,tsx}"] },
});
