import { devices, type Page, test as base } from "@playwright/test";
import { getSite } from "../places.ts";

const desktop = devices["Desktop Chrome"];

/** What a test may have listened to. */
const EVENTS = ["console", "dialog", "pageerror", "request", "response"] as const;

/** Leaves nothing of the tab's last visitor, and has each site find its storage empty once. @returns what ends that */
async function welcome(page: Page): Promise<() => Promise<unknown>> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll();
  // A page of the site without scripts: what was left there would go on, and an empty page would cost the process.
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
 * A test whose visitor comes in the tab of the visitor before, a new one to every site: half of the processor's time of a window
 * of its own, because the browser has read the scripts. For tests with JavaScript and without `addInitScript`, which a tab
 * never forgets.
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
