import { defineConfig } from "vitest/config";

export default defineConfig({ test: { projects: ["packages/*", "tools/workspace", "tools/sandbox", "tools/bench"] } });
