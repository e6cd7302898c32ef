import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "coupons", include: ["src/**/*.test.ts"] },
});
