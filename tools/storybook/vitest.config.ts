import { join } from "node:path";
import { browserArguments, ensureBrowser, findShell, shellArguments } from "@courseway/workspace/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const chromium = ensureBrowser();
const launchOptions = {
  executablePath: findShell() ?? chromium,
  // All stories share one tab, so here the quicker of the two compilers pays. Chromium uses only the last of two lists.
  args: [...browserArguments, ...shellArguments, "--js-flags=--no-opt --single-threaded"],
};

/** Runs every story in a real browser: it must render, pass its play function, and have no axe findings. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), storybookScript: "pnpm dev" })],
  test: {
    name: "storybook",
    // Stories share a tab, which takes a third of the time. A story that leaves state behind makes another one fail.
    isolate: false,
    // The brand of the stories; the theme tests of packages/ui check every brand's colors.
    env: { STORYBOOK_BRAND: process.env["STORYBOOK_BRAND"] ?? "ace" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" }],
    },
  },
});
