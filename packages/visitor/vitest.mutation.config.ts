import { defineConfig } from "vitest/config";

/** What an entry exports and weighs says nothing of a single line. */
export default defineConfig({
  test: { name: "visitor", include: ["src/**/*.test.ts"], exclude: ["src/package.test.ts"] },
});
