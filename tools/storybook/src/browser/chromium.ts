import { existsSync } from "node:fs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** How Playwright starts Chromium: the system's where there is one, else its own; quiet without the internet. */
export function chromiumLaunch(exists: (path: string) => boolean = existsSync): { executablePath?: string; args: string[] } {
  const args = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  if (!exists(SYSTEM_CHROMIUM)) return { args };
  // As root, where Debian's Chromium usually runs, its sandbox cannot start.
  return { executablePath: SYSTEM_CHROMIUM, args: ["--no-sandbox", ...args] };
}
