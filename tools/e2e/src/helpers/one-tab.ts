import { devices, type Page, test as base } from "@playwright/test";
import { getSite } from "../environment.ts";

const desktop = devices["Desktop Chrome"];

/** The events that a test may have listened to. */
const EVENTS = ["console", "dialog", "pageerror", "request", "response"] as const;

/**
 * Clears everything of the tab's last visitor, and clears each site's storage on its first page. @returns a function
 * that ends the clearing
 */
async function welcome(page: Page): Promise<() => Promise<unknown>> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll();
  // A page of the site without scripts: it stops the last page's scripts, and a blank page would discard the renderer
  // process.
  await page.goto("/icon.svg");
  await page.context().clearCookies();
  await page.setViewportSize(desktop.viewport);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  const cdp = await page.context().newCDPSession(page);
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
  };
}

/**
 * A test that reuses the tab of the previous test, with a visitor who is new to every site. It takes half the CPU time
 * of a new window, because the browser has already compiled the scripts. Only for tests with JavaScript and without
 * `addInitScript`, which cannot be removed from a tab.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...desktop, baseURL: getSite("ace") });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    const leave = await welcome(tab);
    await use(tab);
    await leave();
  },
});
