import { type Browser, type BrowserContextOptions, devices, type Page, test as base } from "@playwright/test";
import { getSite } from "../environment.ts";
import { CHROMIUM } from "./launch-options.ts";

const desktop = devices["Desktop Chrome"];

/** The events that a test may have listened to. */
const EVENTS = ["console", "dialog", "pageerror", "request", "requestfailed", "response"] as const;

/** A page of the site without scripts: it stops the last page's, and a blank page would discard the renderer process. */
export const REST = "/icon.svg";

/**
 * Clears everything of the tab's last visitor, and clears each site's storage on its first page. @returns a function
 * that ends the clearing, and leaves the visitor's page, so that it costs the next tests nothing
 */
async function welcome(page: Page): Promise<() => Promise<void>> {
  await page.context().clearCookies();
  await page.context().setExtraHTTPHeaders({});
  await page.setExtraHTTPHeaders({});
  await page.setViewportSize(desktop.viewport);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  const cdp = await page.context().newCDPSession(page);
  // Without it, the script below never runs.
  await cdp.send("Page.enable");
  const once = `visitor-${crypto.randomUUID()}`;
  const { identifier } = await cdp.send("Page.addScriptToEvaluateOnNewDocument", {
    source: `if (location.protocol.startsWith("http") && sessionStorage.getItem("${once}") === null) {
      localStorage.clear();
      sessionStorage.clear();
      sessionStorage.setItem("${once}", "");
    }`,
  });
  return async () => {
    await cdp.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    await cdp.detach();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll();
    await page.goto(REST);
  };
}

async function withTab(browser: Browser, options: BrowserContextOptions, use: (tab: Page) => Promise<void>) {
  const context = await browser.newContext({ ...desktop, baseURL: getSite("ace"), ...options });
  const page = await context.newPage();
  await page.goto(REST);
  await use(page);
  await context.close();
}

/**
 * A test in a window of its own, as Playwright's. All tests use this one or one of the others here: Playwright starts
 * another process and another browser for each set of shared fixtures.
 */
export const test = base.extend<object, { tab: Page; scriptlessTab: Page }>({
  tab: [({ browser }, use) => withTab(browser, {}, use), { scope: "worker" }],
  scriptlessTab: [({ browser }, use) => withTab(browser, { javaScriptEnabled: false }, use), { scope: "worker" }],
});

async function visit(tab: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const leave = await welcome(tab);
  await use(tab);
  await leave();
}

/**
 * A test that reuses the tab of the previous test, with a visitor who is new to every site. It takes half the CPU time
 * of a new window, because the browser has already compiled the scripts. Only for tests with JavaScript and without
 * `addInitScript`, which cannot be removed from a tab, and not for those that count requests of files, which the browser
 * may have cached.
 */
export const inOneTab = test.extend({
  context: ({ tab }, use) => use(tab.context()),
  page: ({ tab }, use) => visit(tab, use),
});

/** The same for tests without JavaScript. */
export const withoutScript = test.extend({
  context: ({ scriptlessTab }, use) => use(scriptlessTab.context()),
  page: ({ scriptlessTab }, use) => visit(scriptlessTab, use),
});

/**
 * A test in a window of Chromium itself, for what a page does while its visitor does nothing: in the headless shell a
 * mouse stands on every page from the start, and wakes it.
 */
export const inChromium = test.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch(CHROMIUM);
    await use(await browser.newContext({ ...desktop, baseURL: getSite("ace") }));
    await browser.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});
