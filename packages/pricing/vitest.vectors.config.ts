import { defineConfig } from "vitest/config";

/** The vectors alone, as another app has them: how many changes of the code they notice. */
export default defineConfig({
  test: { name: "pricing", include: ["src/vectors.test.ts"] },
});
