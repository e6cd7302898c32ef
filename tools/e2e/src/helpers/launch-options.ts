import type { LaunchOptions } from "@playwright/test";
import { browserArguments, findBrowser, findShell, shellArguments } from "@courseway/workspace/browser";

const toOptions = (found: string | null, ...args: readonly string[]): LaunchOptions => ({
  args: [...browserArguments, ...args],
  ...(found === null ? {} : { executablePath: found }),
});

/** The options for Chromium itself. */
export const CHROMIUM = toOptions(findBrowser());

/** The options for Chromium's headless shell. */
export const SHELL = toOptions(findShell(), ...shellArguments);
