import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "workspace", include: ["src/**/*.test.ts"], testTimeout: 30_000 } });
