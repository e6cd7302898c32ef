import type { LaunchOptions } from "@playwright/test";
import { browserArguments, findBrowser, findShell } from "@courseway/workspace/browser";

const toOptions = (found: string | null, ...args: readonly string[]): LaunchOptions => ({
  args: [...browserArguments, ...args],
  ...(found === null ? {} : { executablePath: found }),
});

/** The options for Chromium itself. */
export const CHROMIUM = toOptions(findBrowser());

/**
 * The options for Chromium's headless shell. Without the first, letters are wider than in Chromium. A page of a test is
 * gone before optimized code would pay: without the compilers, and their threads, it takes a fifth less CPU time.
 */
export const SHELL = toOptions(
  findShell(),
  "--font-render-hinting=slight",
  "--js-flags=--no-opt --no-maglev --single-threaded",
);
