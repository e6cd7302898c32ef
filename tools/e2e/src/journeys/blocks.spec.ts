import { expect, type Locator } from "@playwright/test";
import { getHero } from "../helpers/page-parts.ts";
import { inOneTab as test } from "../helpers/tabs.ts";

const COURSE = "/real-estate-license/arizona/";

const measureSize = async (shown: Locator): Promise<{ width: number; height: number }> => {
  const box = await shown.boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
};

test("the top section's seal is 80 by 80, its picture 370 by 242; product cards are at most 364 px wide, however many stand in a row [BL-topSectionWysiwyg-002, BL-topSectionWysiwyg-006, BL-productCards-012, CN-004]", async ({
  page,
}) => {
  const measureCards = () =>
    page.locator(".cw-cards > li").evaluateAll((cards) => cards.map((card) => card.clientWidth));
  await page.goto("/all-blocks/");
  expect(await measureSize(page.locator(".cw-hero .cw-seal img").first())).toEqual({ width: 80, height: 80 });
  await page.goto(COURSE);
  expect(await measureSize(page.locator(".cw-category-widget img").first())).toEqual({ width: 370, height: 242 });
  const widths = await measureCards();
  await page.goto("/examples/productCards/");
  widths.push(...(await measureCards()));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.max(...widths)).toBe(364);
});

test("a dialog of words is at most 600 px wide, and a phone holds it whole [CN-004, MD-012]", async ({ page }) => {
  await page.goto("/real-estate-license/georgia/");
  await getHero(page).getByRole("button", { name: "100% Money Back Guarantee" }).click();
  const dialog = page.getByRole("dialog");
  for (const [width, expected] of [
    [1280, 600],
    [390, 358],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => (await measureSize(dialog)).width).toBe(expected);
  }
});

test("the schedule opens from View Schedule, keeps the page still, closes by Escape, X and backdrop, and is at most 842 by 665 px, which a phone holds whole [CN-004, RT-042, WS-009, WS-010, WS-011, WS-016]", async ({
  page,
}) => {
  await page.goto(COURSE);
  const opener = getHero(page).getByRole("button", { name: "View Schedule" }).first();
  const dialog = page.getByRole("dialog");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(4, 400),
  ];
  for (const close of ways) {
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(4, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await opener.click();
  // As tall as if it had many more sessions. A style, not an element: React restores what it renders when it hydrates
  // the page.
  await dialog.locator(".cw-dialog-content").evaluate((content) => {
    content.style.minHeight = "2000px";
  });
  for (const [width, height, expected] of [
    [1280, 900, { width: 842, height: 665 }],
    [390, 600, { width: 358, height: 568 }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => measureSize(dialog)).toEqual(expected);
  }
});

test("the comparison's header stays in sight, below banner and header that stay, or at the very top [BL-pricingTable-005, BL-pricingTable-006, HD-068]", async ({
  page,
}) => {
  // Before hydration, React would restore a removed banner.
  await page.goto(COURSE, { waitUntil: "networkidle" });
  const table = page.locator("table.cw-compare").first();
  const head = table.locator("thead th").nth(1);
  const topWhileReading = async () => {
    await table.evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY + element.clientHeight / 2;
      scrollTo({ top, behavior: "instant" });
    });
    return Math.round((await head.boundingBox())?.y ?? -1);
  };
  await expect(page.locator("[data-sale-banner]").first()).toBeAttached();
  const header = await page.locator(".cw-site-header[data-sticky]").evaluate((element) => element.clientHeight + 1);
  await expect.poll(topWhileReading).toBe(56 + header);
  // A page that React hydrates only now restores what was removed, so the test removes it until it stays removed.
  const topWithout = async (part: "banner" | "header") => {
    await page.evaluate((selector) => {
      for (const banner of document.querySelectorAll("[data-sale-banner]")) banner.remove();
      if (selector === "header") document.querySelector(".cw-site-header")?.removeAttribute("data-sticky");
    }, part);
    return topWhileReading();
  };
  await expect.poll(() => topWithout("banner")).toBe(header);
  await expect.poll(() => topWithout("header")).toBe(0);
});

test("a bundle's features are all open beside each other on a desktop; on a phone the bundles stack and one feature of each opens at a time [BL-bundle-001, BL-bundle-002, BL-bundle-004, BL-bundle-005, PR-037]", async ({
  page,
}) => {
  await page.goto("/real-estate-license/texas/");
  const columns = page.locator(".cw-bundle");
  const words = columns.nth(1).locator(".cw-features .cw-prose");
  const summaries = columns.nth(1).locator(".cw-features summary");
  const boxes = () => columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const lefts = async () => (await boxes()).map(({ left }) => Math.round(left));
  const shown = () =>
    words.evaluateAll((all) =>
      all.map((one) => one.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })),
    );

  expect(new Set(await lefts()).size).toBe(2);
  expect(await shown()).toEqual([true, true, true, true, true]);
  await expect(summaries.first()).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await lefts()).size).toBe(1);
  const [first, second] = await boxes();
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  for (const { left, right } of await boxes()) expect([left >= 0, right <= 390]).toEqual([true, true]);
  expect(await shown()).toEqual([false, false, false, false, false]);
  await summaries.nth(1).click();
  await expect.poll(shown).toEqual([false, true, false, false, false]);
  await summaries.nth(3).press("Enter");
  await expect.poll(shown).toEqual([false, false, false, true, false]);
  await columns.first().locator("summary").first().click();
  await expect.poll(shown).toEqual([false, false, false, true, false]);
});
