import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";
import { CHROMIUM } from "./src/helpers/launch-options.ts";

/**
 * Takes screenshots of each brand's path to the checkout, for people to look at: `pnpm --filter @courseway/e2e walks`.
 * Not part of `test`.
 */
// Spread, not passed as a base config: its projects would remain, and each walk would run twice.
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, launchOptions: CHROMIUM },
  testDir: "src/walks",
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [{ name: "walks" }],
});
