import { expect, type Locator, type Page } from "@playwright/test";
import { isPageStarted } from "../helpers/page-start.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

/** For each brand, a page with a sticky header above a comparison of bundles. */
const comparisons = [
  { brand: "aarp", path: "/all-blocks/" },
  { brand: "ace", path: "/real-estate-license/arizona/" },
  { brand: "dec", path: "/texas/" },
  { brand: "ids", path: "/defensive-driving/texas/" },
  { brand: "ins", path: "/pre-license/illinois/" },
  { brand: "mtg", path: "/pre-license/national/" },
] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
/** From this width on, the sale banner is sticky too, on one line of 56 px. */
const BANNER_STICKY_FROM = 768;
/** From this width on, a header with a compact form is replaced by it. */
const COMPACT_FROM = 1024;

const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** Whether the visible element at the center of an element is the element itself. */
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

/**
 * Switches this brand to its other case: removes the banner, or adds one if there is none. The sticky stack depends on
 * styles alone.
 */
const switchBanner = (page: Page) =>
  page.evaluate(() => {
    const banners = document.querySelectorAll("[data-sale-banner]");
    for (const banner of banners) banner.remove();
    if (banners.length > 0) return;
    const banner = document.createElement("aside");
    banner.dataset["saleBanner"] = "";
    banner.textContent = "15% off every course";
    document.querySelector(".cw-site-header")?.before(banner);
  });

async function expectStack(page: Page, width: number): Promise<void> {
  const isShort = width >= COMPACT_FROM && (await page.locator('[data-sticky="compact"]').count()) > 0;
  const header = page.locator(isShort ? ".cw-compact" : ".cw-site-header");
  const head = page.locator(".cw-compare thead th").last();
  const hasBanner = (await page.locator("[data-sale-banner]").count()) > 0;
  const top = hasBanner && width >= BANNER_STICKY_FROM ? 56 : 0;
  // Late content above the rows moves them, so each try scrolls to them again.
  await expect(async () => {
    await scrollIntoRows(page);
    expect((await edges(header)).top).toBe(top);
    expect((await edges(head)).top).toBeCloseTo((await edges(header)).bottom, 0);
  }).toPass({ timeout: 10_000 });
  expect(await isOnTop(head)).toBe(true);
  if (top > 0) expect(await isOnTop(page.locator("[data-sale-banner]").last())).toBe(true);
}

const tested = comparisons.filter((one) => testedBrands.includes(one.brand));
for (const { brand, path } of pickSome(tested, 2))
  test(`${brand}${path} keeps banner, header and the head of the comparison below each other, with a banner and without [HD-002, HD-068, BL-pricingTable-005, BL-pricingTable-006]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${getSite(brand)}${path}`, { waitUntil: "networkidle" });
    await expect.poll(() => isPageStarted(page)).toBe(true);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectStack(page, size.width);
    }
    await switchBanner(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectStack(page, size.width);
    }
  });
