import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "visitor", include: ["src/**/*.test.{ts,tsx}"], isolate: false, restoreMocks: true },
});
