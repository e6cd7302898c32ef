import { expect, type Page } from "@playwright/test";
import { fetchCharge } from "./charge.ts";
import { finalPrice, getHeader, getHero } from "./page-parts.ts";

/**
 * What a visitor does on a site whose scripts start at another time: with a coupon to a course, choices on the home
 * page, a study plan and a menu. @param openHome opens the home page and makes the choices
 */
export async function visitWith(page: Page, url: string, openHome: (choose: () => Promise<void>) => Promise<void>) {
  await page.goto(`${url}/real-estate-license/arizona/?couponCode=CAREER20`);
  await expect(finalPrice(getHero(page))).toContainText(await fetchCharge("re-az-basic", "CAREER20"));
  const consent = async () =>
    (await page.context().cookies()).some(({ name, value }) => name === "consent-ad-personalization" && value === "0");
  await expect.poll(consent).toBe(true);

  await openHome(async () => {
    await page.locator(".cw-picker select").first().selectOption("Texas");
    await page.locator(".cw-filter-list").getByRole("radio", { name: "Texas" }).check();
    await page.getByRole("button", { name: "Next slide" }).click();
  });
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
}
