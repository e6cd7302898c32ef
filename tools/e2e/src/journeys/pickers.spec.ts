import { expect } from "@playwright/test";
import { getMain } from "../helpers/page-parts.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";

const SENIOR = getSite("aarp");

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newVisitor()));

test.describe("the prices by state", () => {
  test.skip(!testedBrands.includes("aarp"), "the senior brand has no build");

  test("Enter opens the list, keys choose a state, and the card and the cookie follow [BL-aarpPriceSelector-008, BL-aarpPriceSelector-010, BL-aarpPriceSelector-011, A11Y-013, LOC-004]", async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: "state", value: "OH", url: SENIOR }]);
    await page.goto(`${SENIOR}/pricing/`);
    const button = getMain(page).getByRole("button", { name: /Select your state/ });
    const list = getMain(page).getByRole("group", { name: /Select your state/ });
    await expect(button).toHaveText("Ohio");
    await expect(getMain(page).getByRole("link", { name: "Register Now: Ohio" })).toBeVisible();

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(list.getByRole("button", { name: "Ohio" })).toBeFocused();
    await page.keyboard.type("Flo");
    await expect(list.getByRole("button", { name: "Florida" })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.type("New Y");
    await expect(list.getByRole("button", { name: "New York" })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("t");
    await expect(list.getByRole("button", { name: "Texas" })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(getMain(page).getByRole("heading", { name: "Texas AARP Smart Driver Course Pricing" })).toBeVisible();
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === "state")?.value).toBe("TX");
  });

  test("a click opens the list and one elsewhere closes it; a phone has a select instead [BL-aarpPriceSelector-002, BL-aarpPriceSelector-008, BL-aarpPriceSelector-009]", async ({
    page,
  }) => {
    await page.goto(`${SENIOR}/pricing/`);
    const button = getMain(page).getByRole("button", { name: /Select your state/ });
    const list = getMain(page).getByRole("group", { name: /Select your state/ });
    const select = getMain(page).getByRole("combobox", { name: /Select your state/ });
    await expect(select).toBeHidden();
    // A choice before the script runs is lost.
    await expect(button).not.toHaveText("Loading state...");

    await button.click();
    await expect(list).toBeVisible();
    await getMain(page).getByRole("heading", { level: 1 }).click();
    await expect(list).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button).toBeHidden();
    await select.selectOption("New York");
    await expect(getMain(page).getByRole("link", { name: "Register Now: New York" })).toBeVisible();
  });
});

test("on a phone a banner opens the picker; a click inside keeps it, the backdrop and Enter on the cross close it [BL-sideProductPicker-001, BL-sideProductPicker-002, BL-sideProductPicker-003, BL-sideProductPicker-004, A11Y-014]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/career-center/career-change/");
  const open = getMain(page).getByRole("button", { name: "Find My Course" });
  const dialog = page.getByRole("dialog", { name: "Start with the course your state requires" });
  await expect(page.getByText("Interested in a real estate career?")).toBeVisible();
  // A scrolled page gets the email offer, which raises the banner: away from under a click that scrolled to it.
  await open.scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Email offer" })).toBeInViewport({ ratio: 1 });

  await open.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("heading").click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Where do you want to sell?")).not.toContainText("Loading your state");
  await dialog.getByLabel("Where do you want to sell?").selectOption("Texas");
  await expect(dialog.getByRole("link")).toHaveAttribute("href", /real-estate-license\/texas\//u);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();

  for (const key of ["Enter", "Space"]) {
    await open.click();
    await dialog.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
  }
  await expect(open).toBeFocused();
});
