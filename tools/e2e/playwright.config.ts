import { defineConfig, devices } from "@playwright/test";
import { checksAll, READY, getSite } from "./src/environment.ts";
import { CHROMIUM, SHELL } from "./src/helpers/launch-options.ts";

export default defineConfig({
  testDir: "src/journeys",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // One more than CI has cores, because one worker mostly waits for outages to pass.
  workers: 3,
  // A busy machine may be slow; the report lists the tests that needed a retry.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: getSite("ace"),
    screenshot: "only-on-failure",
    launchOptions: checksAll ? CHROMIUM : SHELL,
  },
  projects: [
    // These tests break services and edit content, so only one of them runs at a time, on a separate site. They are
    // first in the list, so that the others run in parallel with them and not before them.
    { name: "faults", testMatch: "**/journeys/faults/**/*.spec.ts", workers: 1, fullyParallel: false },
    { name: "sites", testIgnore: "**/journeys/faults/**" },
  ],
  webServer: {
    command: `"${process.execPath}" src/servers/main.ts`,
    url: READY.url,
    reuseExistingServer: process.env["E2E_REUSE"] === "1",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
  },
});
