import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Photographs of each brand's way to the checkout, for people to look at: `pnpm --filter @courseway/e2e walks`. No part of `test`. */
export default defineConfig(journeys, {
  testDir: "src/walks",
  retries: 0,
  workers: 2,
  timeout: 180_000,
  projects: [{ name: "walks" }],
});
