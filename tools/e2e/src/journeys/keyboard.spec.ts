import { expect, test } from "@playwright/test";
import { mainOf } from "../helpers/page-parts.ts";
import { siteOf, testedBrands } from "../places.ts";

for (const brand of testedBrands) {
  test(`${brand}: the first Tab shows a way past the header, which is hidden again once taken [A11Y-001, A11Y-002, A11Y-003, A11Y-004]`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(brand)}/`);
    const skip = page.getByRole("link", { name: "Skip to main content" });
    const height = async (): Promise<number> => (await skip.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThanOrEqual(1);

    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    expect(await height()).toBeGreaterThan(20);

    await page.keyboard.press("Enter");
    await expect(mainOf(page)).toBeFocused();
    await expect.poll(height).toBeLessThanOrEqual(1);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });
}

test("an accordion toggles with Enter as with a click [A11Y-012]", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("Only live reviews have fixed hours");
  const question = page.locator("summary").filter({ hasText: "Do I have to be online at fixed hours?" });
  await question.press("Enter");
  await expect(answer).toBeVisible();
  await question.press("Enter");
  await expect(answer).toBeHidden();
});

test("on a phone the menu opens with the keyboard and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("summary").filter({ hasText: "Menu" }).press("Enter");
  const link = page
    .getByRole("navigation", { name: "Main, small screen" })
    .getByRole("link", { name: "Career Center" });
  await link.press("Enter");

  await expect(page).toHaveURL("/career-center/");
});
