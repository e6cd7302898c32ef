import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "preview-panel", include: ["src/**/*.test.{ts,tsx}"], isolate: false, restoreMocks: true },
});
