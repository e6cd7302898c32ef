import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "http", include: ["src/**/*.test.ts"], isolate: false },
});
