import { defineConfig } from "vitest/config";

/** Journeys in Firefox and WebKit; they need builds of their sites, and `pnpm check` runs them as a separate stage. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "browsers",
    include: ["src/browsers/*.test.ts"],
    globalSetup: "src/browsers/servers.ts",
    chaiConfig: { truncateThreshold: 400 },
    // One file per browser.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 40_000,
    // Two browsers and two cold sites share two cores; a single wait may take less than half of a test's time.
    expect: { poll: { timeout: 12_000, interval: 40 } },
    // A failure shows how long each wait of its journey took.
    experimental: { traceTimeline: true },
    // A busy machine may be slow; the report lists the tests that needed a retry.
    retry: 1,
    // Without a site or a browser, every further journey would only wait for its limits.
    bail: 3,
  },
});
