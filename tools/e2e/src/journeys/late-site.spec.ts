import { type Child, stop } from "@courseway/workspace/local";
import { expect, type Page } from "@playwright/test";
import { expectWholeUnderAnyHost, startAce } from "../helpers/ace-sites.ts";
import { holdChunks } from "../helpers/chunks.ts";
import { visitWith } from "../helpers/early-visit.ts";
import { isPageStarted } from "../helpers/page-start.ts";
import { inOneTab, test } from "../helpers/tabs.ts";
import { LATE_SITE } from "../environment.ts";

/**
 * Changes the page to one on which nothing starts without interaction, because the sample's banners and third parties
 * do.
 */
async function startLate(page: Page): Promise<void> {
  await page.route(`${LATE_SITE}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-start="idle"', 'data-start="late"');
    await route.fulfill({ response, body });
  });
}

// A start takes seconds, so one site has two settings: its scripts start late, and it is bound to one address.
let child: Child;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  child = await startAce({ name: "e2e-late", url: LATE_SITE, env: { PAGE_RUNTIME: "late" } }, ["-H", "127.0.0.1"]);
});
test.afterAll(() => stop(child));

inOneTab(
  "scripts that start late: consent, choices, a coupon's price, the study plan and the menu work",
  async ({ page }) => {
    await visitWith(page, LATE_SITE, async (choose) => {
      await startLate(page);
      const letChunksCome = await holdChunks(page);
      await page.goto(`${LATE_SITE}/`);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const [starter] = await page.locator("[data-src]").evaluateAll((all) => all.map((one) => one.dataset["src"]));
      await expect.poll(() => page.locator('script[src*="/_page-data/"]').count()).toBe(1);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.locator('script[src*="/_page-data/"]').getAttribute("src")).toBe(starter);
      await choose();
      expect(await isPageStarted(page)).toBe(false);
      letChunksCome();
    });
  },
);

test("bound with -H 127.0.0.1, missing pages, previews and replaced headings are whole under any host and protocol [RT-005, RT-006, RT-017, RT-028, RT-045]", () =>
  expectWholeUnderAnyHost(LATE_SITE.replace("localhost", "127.0.0.1"), child));
