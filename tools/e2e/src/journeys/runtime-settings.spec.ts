import { type Child, sandboxEnv, stop } from "@courseway/workspace/local";
import { expect, type Page } from "@playwright/test";
import { isPageStarted } from "../helpers/page-start.ts";
import { holdChunks } from "../helpers/chunks.ts";
import { fetchCharge } from "../helpers/charge.ts";
import { finalPrice, getHeader, getHero } from "../helpers/page-parts.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { RUNTIME_SITES, SANDBOX } from "../environment.ts";
import { startSite, waitUntilUp } from "../servers/sites.ts";

/**
 * Changes the page to one on which nothing starts without interaction, because the sample's banners and third parties
 * do.
 */
async function startLate(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-start="idle"', 'data-start="late"');
    await route.fulfill({ response, body });
  });
}

/** Actions of a visitor right after the home page loads; they must take effect later. */
async function actEarly(page: Page): Promise<void> {
  await page.locator(".cw-picker select").first().selectOption("Texas");
  await page.locator(".cw-filter-list").getByRole("radio", { name: "Texas" }).check();
  await page.getByRole("button", { name: "Next slide" }).click();
}

// The other tests use sites that start when the browser is idle; these cover the two other settings, on the same build.
for (const runtime of ["late", "eager"] as const)
  test.describe(runtime, () => {
    const url = RUNTIME_SITES[runtime];
    let child: Child;
    test.beforeAll(async () => {
      const env = { ...sandboxEnv("ace", SANDBOX.url, url), RATE_LIMITS: "off", PAGE_RUNTIME: runtime };
      const site = { name: `e2e-${runtime}`, brand: "ace", url, env };
      child = startSite(site);
      await waitUntilUp(site, child);
    });
    test.afterAll(() => stop(child));

    test("consent, choices, a coupon's price, the study plan and the menu work", async ({ context, page }) => {
      await page.goto(`${url}/real-estate-license/arizona/?couponCode=CAREER20`);
      await expect(finalPrice(getHero(page))).toContainText(await fetchCharge("re-az-basic", "CAREER20"));
      const consent = async () =>
        (await context.cookies()).some(({ name, value }) => name === "consent-ad-personalization" && value === "0");
      await expect.poll(consent).toBe(true);

      if (runtime === "late") {
        await startLate(page, `${url}/`);
        const letChunksCome = await holdChunks(page);
        await page.goto(`${url}/`);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const [starter] = await page.locator("[data-src]").evaluateAll((all) => all.map((one) => one.dataset["src"]));
        await expect.poll(() => page.locator('script[src*="/_page-data/"]').count()).toBe(1);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await page.locator('script[src*="/_page-data/"]').getAttribute("src")).toBe(starter);
        await actEarly(page);
        expect(await isPageStarted(page)).toBe(false);
        letChunksCome();
      } else {
        await page.goto(`${url}/`);
        await expect.poll(() => isPageStarted(page)).toBe(true);
        await actEarly(page);
      }
      await expect(page.getByRole("button", { name: "Previous slide" })).toHaveAttribute("aria-disabled", "false");
      await expect(page.locator(".cw-picker select").last()).toBeEnabled();
      await expect(page.locator(".cw-product-card").filter({ visible: true })).toHaveCount(2);

      await page.goto(`${url}/real-estate-exam-prep/study-plan/`);
      await page.getByRole("combobox", { name: "State" }).selectOption("Florida");
      await expect(page.locator(".cw-study-plan a.cw-button")).toHaveText("Get 1 Month");
      const menu = getHeader(page).locator("details.cw-nav-menu").first();
      await menu.locator("summary").press("Enter");
      await expect(menu).toHaveAttribute("open");
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(menu).not.toHaveAttribute("open", { timeout: 500 });
      }).toPass();
    });
  });
