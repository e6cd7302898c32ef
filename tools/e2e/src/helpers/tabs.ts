import {
  type Browser,
  type BrowserContextOptions,
  devices,
  type Disposable,
  type Page,
  test as base,
} from "@playwright/test";
import { getSite } from "../environment.ts";
import { CHROMIUM } from "./launch-options.ts";

const desktop = devices["Desktop Chrome"];

/** The events that a test may have listened to. */
const EVENTS = ["console", "dialog", "pageerror", "request", "requestfailed", "response"] as const;

/** A page of the site without scripts: it stops the last page's, and a blank page would discard the renderer process. */
export const REST = "/icon.svg";

/** What a test added to a reused tab. */
const added = new WeakMap<Page, Disposable[]>();

/** Removes what a test added to a reused tab when the test ends. */
export const disposeAfterTest = (page: Page, one: Disposable): void => void added.get(page)?.push(one);

/** Runs a function in each document that the test opens, before the document's own scripts. @param text its argument */
export const addScript = async (page: Page, script: (text: string) => void, text = ""): Promise<void> =>
  disposeAfterTest(page, await page.addInitScript(script, text));

/** Runs in each document: clears the site's storage on the visitor's first page there. */
function startAnew(visitor: string): void {
  if (!location.protocol.startsWith("http") || sessionStorage.getItem(visitor) !== null) return;
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem(visitor, "");
}

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
  added.set(page, []);
  await addScript(page, startAnew, `visitor-${crypto.randomUUID()}`);
  return async () => {
    for (const one of added.get(page) ?? []) await one.dispose();
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
 * of a new window, because the browser has already compiled the scripts. Only for tests with JavaScript, not for those
 * that count requests of files, which the browser may have cached, and with `addScript` instead of `addInitScript`,
 * which would stay.
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
