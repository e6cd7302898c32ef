import { join } from "node:path";
import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Every story in a real browser: it renders, its play function holds, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), storybookScript: "pnpm dev" })],
  test: {
    name: "storybook",
    // Stories share a tab: a third of the time. One that leaves something behind fails another.
    isolate: false,
    // The brand that stories use; every brand's colors are proven by the theme tests of packages/ui.
    env: { STORYBOOK_BRAND: process.env["STORYBOOK_BRAND"] ?? "ace" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: ensureBrowser(), args: [...browserArguments] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
