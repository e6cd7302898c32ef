import { expect, type Locator, type Page, test } from "@playwright/test";
import { siteOf, testedBrands } from "../places.ts";

/** Pages with a header that stays, above a comparison of bundles. */
const comparisons = [
  { brand: "ins", path: "/pre-license/illinois/" },
  { brand: "mtg", path: "/pre-license/national/" },
  { brand: "ids", path: "/defensive-driving/texas/" },
] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
/** From this width on, the sale banner stays too, on one line of 56 px. */
const BANNER_STAYS = 768;

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** Whether what is seen in the middle of an element is the element itself. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === seen || element.contains(seen);
  });

async function scrollIntoRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rows = document.querySelectorAll(".cw-compare tbody tr");
    const row = rows[Math.floor(rows.length / 2)];
    scrollBy({ top: row ? row.getBoundingClientRect().top - 200 : 0, behavior: "instant" });
  });
}

for (const { brand, path } of comparisons.filter((one) => testedBrands.includes(one.brand)))
  for (const size of sizes)
    test(`${brand}${path} at ${size.width} px keeps banner, header and the head of the comparison below each other [HD-068, BL-pricingTable-005, BL-pricingTable-006]`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`${siteOf(brand)}${path}`);
      const header = page.locator(".cw-site-header");
      const head = page.locator(".cw-compare thead th").last();
      const hasBanner = (await page.locator("[data-sale-banner]").count()) > 0;
      await scrollIntoRows(page);

      const top = hasBanner && size.width >= BANNER_STAYS ? 56 : 0;
      expect((await edges(header)).top).toBe(top);
      expect((await edges(head)).top).toBeCloseTo((await edges(header)).bottom, 0);
      expect(await isOnTop(head)).toBe(true);
      if (top > 0) expect(await isOnTop(page.locator("[data-sale-banner]").last())).toBe(true);
    });
