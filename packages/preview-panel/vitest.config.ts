import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "preview-panel", isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true, include: ["src/**/*.test.{ts,tsx}"], isolate: false, restoreMocks: true },
});
