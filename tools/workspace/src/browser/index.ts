import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser to test with: the one named, Debian's, or Playwright's own; null where there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env["CHROMIUM_PATH"];
  const candidates = [...(named === undefined ? [] : [named]), ...usual, chromium.executablePath()];
  return candidates.find((file) => existsSync(file)) ?? null;
}

const isRoot = (): boolean => process.getuid?.() === 0;

function installFromDebian(): void {
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], options);
}

function installFromPlaywright(): void {
  execFileSync("npx", ["--yes", "playwright", "install", "chromium"], { stdio: "inherit" });
}

/**
 * The browser to test with, installed when the machine has none: from Debian as root, else Playwright's own.
 * @throws Error that says what was tried when neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  console.log("No Chromium found: installing one for the browser tests ...");
  try {
    if (isRoot() && existsSync("/usr/bin/apt-get")) installFromDebian();
    else installFromPlaywright();
  } catch (cause) {
    throw new Error(
      "No browser could be installed for the browser tests. Install Chromium yourself and set CHROMIUM_PATH to it.",
      { cause },
    );
  }
  const installed = findBrowser();
  if (installed === null) throw new Error("A browser was installed but cannot be found. Set CHROMIUM_PATH to it.");
  return installed;
}

/**
 * What Playwright switches off in Chromium by itself. Chromium heeds the last of two lists alone, so ours begins with all of
 * Playwright's; a test holds that none is missing.
 */
const OFF_IN_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Chromium opens each test's window with two hidden pages of its own, for an address bar that nobody sees, and with a process
 * in reserve. Without them a window takes half of the processor's time.
 */
const UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Arguments that keep Chromium from calling home, let it run as root, and spare what a test cannot see. */
export const browserArguments: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(",")}`,
  ...(isRoot() ? ["--no-sandbox"] : []),
];
