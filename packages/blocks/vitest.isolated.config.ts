import { defineConfig } from "vitest/config";
import { isolatedTests } from "./isolated-tests.ts";

export default defineConfig({
  test: { name: "blocks-isolated", include: [...isolatedTests], testTimeout: 30_000 },
});
