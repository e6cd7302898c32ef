import { defineConfig } from "vitest/config";

/** Journeys in Firefox and WebKit; they need builds of the sites that they visit, and `pnpm check` runs them by itself. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "browsers",
    include: ["src/browsers/*.test.ts"],
    globalSetup: "src/browsers/servers.ts",
    chaiConfig: { truncateThreshold: 400 },
    // One file for each browser.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 40_000,
    // Two browsers and two cold sites share two cores: less than half of a test's time for one wait.
    expect: { poll: { timeout: 25_000, interval: 40 } },
    // A failure says how long each wait of its journey took.
    experimental: { traceTimeline: true },
    // A busy machine may be late; the report names what needed another try.
    retry: 2,
  },
});
