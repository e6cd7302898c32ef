import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "storefront", include: ["src/**/*.test.{ts,tsx}"] } });
