import { expect, type Locator, type Page } from "@playwright/test";
import { getHeader } from "../helpers/page-parts.ts";
import { inOneTab as test, withoutScript } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** A drop-down of the header's row: its button and its links. */
function getMenu(page: Page, label: string): { readonly button: Locator; readonly panel: Locator } {
  const menu = getHeader(page).locator("details.cw-nav-menu").filter({ hasText: label });
  return { button: menu.locator("summary"), panel: menu.locator(".cw-nav-panel") };
}

const measureBox = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

// On a push, two brands; without-script.spec.ts measures the logo of each.
for (const brand of pickSome(testedBrands, 2))
  test(`${brand}: the logo is 175 by 38 px, and on a phone the menu holds the header's links above a page that does not scroll [HD-004, HD-007, HD-010]`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${getSite(brand)}/`);
    const logo = getHeader(page).locator(".cw-site-logo svg");
    expect(await measureBox(logo)).toMatchObject({ width: 175, height: 38 });

    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

test.describe("drop-downs", () => {
  test.skip(!testedBrands.includes("ids"), "ids has both widths");

  test("open by hover, by click and by Enter, 180 or 340 px wide, and My Account to the left [A11Y-005, HD-003, HD-011, HD-012]", async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(`${getSite("ids")}/`);
    const [driving, company, account] = ["Driving", "Our Company", "My Account"].map((name) => getMenu(page, name));
    if (!driving || !company || !account) throw new Error("There are three.");

    // The script that opens menus on hover loads after the page.
    await expect(async () => {
      await page.mouse.move(0, 400);
      await driving.button.hover();
      await expect(driving.panel).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await measureBox(driving.panel)).width).toBe(180);
    await page.mouse.move(0, 400);
    await expect(driving.panel).toBeHidden();

    await company.button.click();
    await page.mouse.move(0, 400);
    await expect(company.panel).toBeVisible();
    expect((await measureBox(company.panel)).width).toBe(340);

    await account.button.press("Enter");
    await expect(company.panel).toBeHidden();
    const [panel, button] = [await measureBox(account.panel), await measureBox(account.button)];
    expect(panel.x + panel.width).toBeCloseTo(button.x + button.width, 0);
  });

  test("close on Tab past the last link, on Shift-Tab past the first, on a click elsewhere and on Escape [A11Y-006, A11Y-007]", async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(`${getSite("ids")}/`, { waitUntil: "networkidle" });
    const { button, panel } = getMenu(page, "Driving");
    await button.press("Enter");
    for (const name of ["Drivers Ed", "Permit Test Prep", "Defensive Driving"]) {
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(getHeader(page).getByRole("link", { name: "Real Estate" })).toBeFocused();
    await expect(panel).toBeHidden();

    await button.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();

    await button.press("Enter");
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(panel).toBeHidden();

    await button.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const [how, run] of [
    ["with", test],
    ["without", withoutScript],
  ] as const)
    run(
      `on a phone a section slides over the menu and Back leads out of it, ${how} JavaScript [HD-005, HD-006, HD-009]`,
      async ({ page }) => {
        await page.setViewportSize(PHONE);
        await page.goto(`${getSite("ids")}/`);
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const menu = page.getByRole("dialog", { name: "Menu" });
        const section = menu.locator("details").filter({ hasText: "Driving" }).locator("summary");
        await section.click();

        const courses = menu.getByRole("link", { name: "Defensive Driving Courses" });
        await expect(courses).toBeInViewport();
        await expect(menu.getByRole("link", { name: "Real Estate" })).toBeHidden();
        await expect(section).toHaveText("Back", { useInnerText: true });
        await section.click();
        await expect(courses).toBeHidden();
        await expect(menu.getByRole("link", { name: "Real Estate" })).toBeVisible();

        await section.click();
        await courses.click();
        await expect(page).toHaveURL(/\/defensive-driving\/$/u);
      },
    );
});

test("aarp: past 80 px a short header comes, whose More opens and closes, and goes at the top [HD-016, HD-022, HD-024]", async ({
  page,
}) => {
  test.skip(!testedBrands.includes("aarp"));
  await page.setViewportSize(WIDE);
  await page.goto(`${getSite("aarp")}/pricing/`, { waitUntil: "networkidle" });
  const bar = page.locator(".cw-compact");
  const toPlace = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect(bar).toBeHidden();
  await toPlace(80);
  await expect(bar).toBeHidden();
  await toPlace(81);
  await expect(bar).toBeInViewport({ ratio: 1 });

  const more = bar.locator("summary");
  await more.press("Enter");
  await expect(bar.getByRole("link", { name: "FAQs" })).toBeVisible();
  await more.press("Enter");
  await expect(bar.getByRole("link", { name: "FAQs" })).toBeHidden();
  await toPlace(0);
  await expect(bar).toBeHidden();
});

test("dec: from 1024 px on a row with the state's courses and a list of states at most 275 px high; below, a menu over the page that Escape closes, with a list of 260 px [HD-046, HD-052, HD-054, HD-055, HD-056]", async ({
  page,
}) => {
  test.skip(!testedBrands.includes("dec"));
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${getSite("dec")}/texas/`);
  const header = getHeader(page);
  await expect(header.locator(".cw-site-nav").getByRole("link", { name: "DPS Information" })).toBeVisible();
  await header.locator(".dec-states summary").filter({ hasText: "Texas" }).first().click();
  const list = header.locator(".cw-nav-menu.dec-states > ul");
  await expect(list).toBeVisible();
  expect((await measureBox(list)).height).toBe(275);

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(header.locator(".cw-site-nav")).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.locator(".dec-states summary").press("Enter");
  expect((await measureBox(menu.locator(".dec-states > ul"))).height).toBe(260);
  const overlay = await menu.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(overlay).not.toMatch(/transparent|, 0\)/u);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});
