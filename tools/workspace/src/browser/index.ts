import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser for tests: the one in CHROMIUM_PATH, an installed one, or Playwright's own; null if there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env["CHROMIUM_PATH"];
  const candidates = [...(named === undefined ? [] : [named]), ...usual, chromium.executablePath()];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Chromium's headless shell, as Debian installs it. */
export const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * The browser for tests that open many windows: Chromium's headless shell if it is installed, which draws and runs pages
 * as Chromium does and has no address bar, tabs or settings, so that a window takes half the CPU time; else, or if
 * CHROMIUM_PATH names one, the browser for tests.
 */
export const findShell = (env: NodeJS.ProcessEnv = process.env): string | null =>
  env["CHROMIUM_PATH"] === undefined && existsSync(SHELL) ? SHELL : findBrowser(env);

/**
 * Further arguments for the headless shell. Without the first, its letters are wider than Chromium's. A page of a test is
 * gone before optimized code would pay: without the compilers, and their threads, it takes a fifth less CPU time.
 */
export const shellArguments: readonly string[] = [
  "--font-render-hinting=slight",
  "--js-flags=--no-opt --no-maglev --single-threaded",
];

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
 * The browser for tests, installed if the machine has none: from Debian if this runs as root, else Playwright's own.
 * @throws Error that names what was tried if neither works
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
 * The features that Playwright disables in Chromium. Chromium uses only the last of two lists, so ours starts with all
 * of Playwright's; a test checks that none is missing.
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
 * For each test window, Chromium opens two hidden pages for an invisible address bar, and a spare process. Without them
 * a window takes half the CPU time.
 */
const UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Arguments that keep Chromium from contacting its vendor, let it run as root, and skip work that no test can see. */
export const browserArguments: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(",")}`,
  ...(isRoot() ? ["--no-sandbox"] : []),
];
