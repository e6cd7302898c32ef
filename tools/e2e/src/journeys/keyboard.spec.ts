import { expect, type Locator } from "@playwright/test";
import { getMain } from "../helpers/page-parts.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

for (const brand of pickSome(testedBrands, 2)) {
  test(`${brand}: the first Tab shows a way past the header, which is hidden again once taken [A11Y-001, A11Y-002, A11Y-003, A11Y-004]`, async ({
    page,
  }) => {
    await page.goto(`${getSite(brand)}/`);
    const skip = page.getByRole("link", { name: "Skip to main content" });
    const height = async (): Promise<number> => (await skip.boundingBox())?.height ?? 0;
    /**
     * Whether the link is the visible element where its text begins; its box alone does not prove that it is painted,
     * or that no part of it overflows.
     */
    const isSeen = (): Promise<boolean> =>
      skip.evaluate((link) => {
        const { left, top, height: tall } = link.getBoundingClientRect();
        const pad = tall > 20 ? 24 : 6;
        return (
          link.checkVisibility({ opacityProperty: true }) && document.elementFromPoint(left + pad, top + pad) === link
        );
      });
    expect(await height()).toBeLessThanOrEqual(1);
    expect(await isSeen()).toBe(false);

    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    expect(await height()).toBeGreaterThan(20);
    expect(await isSeen()).toBe(true);

    await page.keyboard.press("Enter");
    await expect(getMain(page)).toBeFocused();
    await expect.poll(height).toBeLessThanOrEqual(1);
    expect(await isSeen()).toBe(false);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });
}

test("an accordion toggles with Enter as with a click [A11Y-012]", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("Only the live reviews have set times");
  const question = page.locator("summary").filter({ hasText: "Do I have to be online at set times?" });
  await question.press("Enter");
  await expect(answer).toBeVisible();
  await question.press("Enter");
  await expect(answer).toBeHidden();
});

test("on a phone the menu opens with the keyboard and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.locator("summary").filter({ hasText: "Resources" }).press("Enter");
  await menu.getByRole("link", { name: "Career Center" }).press("Enter");

  await expect(page).toHaveURL("/career-center/");
});

for (const { width, states } of [
  { width: 1280, states: ["expanded"] },
  { width: 390, states: ["minimized", "expanded"] },
]) {
  test(`the ${states.join(" and the ")} buy bar covers neither the last line at ${width} px nor a focused link [POP-004, POP-005]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/real-estate-license/arizona/");
    const bar = page.getByRole("complementary", { name: "Buy this course" });
    const toEnd = () => page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await toEnd();
    const toggle = bar.getByRole("button", { name: "Offer details" });
    await expect(toggle).toHaveAttribute("aria-expanded", String(width === 1280));

    const topOfBar = async (): Promise<number> => (await bar.boundingBox())?.y ?? Number.NaN;
    const measureBottom = async (one: Locator): Promise<number> => {
      const box = await one.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const footer = page.getByRole("contentinfo");
    for (const state of states) {
      if (state === "expanded" && width === 390) await toggle.click();
      await expect(toggle).toHaveAttribute("aria-expanded", String(state === "expanded"));
      await expect
        .poll(async () => {
          // Content that arrives late makes the page longer and moves its end.
          await toEnd();
          return (await measureBottom(footer)) <= (await topOfBar());
        })
        .toBe(true);

      // When focus moves from below, the browser scrolls the link to a position where nothing covers it.
      const links = footer.getByRole("link");
      await links.last().focus();
      await page.evaluate(() => window.scrollBy(0, -400));
      await links.first().focus();
      await links.last().focus();
      await expect.poll(async () => (await measureBottom(links.last())) <= (await topOfBar())).toBe(true);
    }
  });
}

test("on a phone no element that Tab reaches lies under the buy bar, from the first of the page to the last", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/real-estate-license/arizona/");
  await page.evaluate(() => window.scrollBy(0, 2000));
  await expect(page.getByRole("complementary", { name: "Buy this course" })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const covered: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector(".cw-offer-bar");
      if (focused === null || focused === document.body) return null;
      const { bottom, top } = focused.getBoundingClientRect();
      // A bar at the bottom does not cover its own elements. At the top of the page the bar hides after a moment.
      const isAtFoot = focused.closest(".cw-offer-bar, .cw-capture-banner") !== null;
      const edge = bar?.checkVisibility() !== true || isAtFoot ? innerHeight : bar.getBoundingClientRect().top;
      const isCovered = bottom > edge + 1 || top < -1;
      const name = focused.textContent.trim().slice(0, 40);
      return { name: `${name}: from ${top} to ${bottom} above ${edge}, scrolled to ${scrollY}`, isCovered };
    });
    if (stop === null) break;
    if (stop.isCovered) covered.push(stop.name);
  }
  expect(stops).toBeGreaterThan(30);
  expect(stops).toBeLessThan(200);
  expect(covered).toEqual([]);
});
