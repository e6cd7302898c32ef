import { defineConfig } from "vitest/config";

/** Tests the code behind stories, without a browser; the stories themselves run with vitest.config.ts. */
export default defineConfig({
  test: { name: "story-parts", include: ["src/**/*.test.{ts,tsx}"] },
});
