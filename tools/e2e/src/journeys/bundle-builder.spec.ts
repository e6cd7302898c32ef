import { expect, type Page } from "@playwright/test";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";

const BUILDER = new URL("/continuing-education/build-your-renewal/", getSite("mtg")).href;

test.skip(!testedBrands.includes("mtg"), "the brand with a builder has no build here");

async function choose(page: Page, states: readonly string[], delivery: string) {
  // Elements that appear at the bottom of the page meanwhile may catch a click, which closes the list.
  for (const state of states)
    await expect(async () => {
      if (!(await page.locator(".cw-builder-search").isVisible()))
        await page.locator(".cw-builder-states button").click();
      await page.getByRole("checkbox", { name: state }).check({ timeout: 2000 });
    }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.locator(".cw-builder-search")).toBeHidden();
  await page.getByRole("radio", { name: delivery }).check();
}

test("states and a delivery method make a bundle that the checkout takes; Escape and clicks elsewhere close search and warning [BB-001, BB-004, BB-014, BB-015, CN-006, CN-007]", async ({
  page,
}) => {
  await page.goto(BUILDER, { waitUntil: "networkidle" });
  await page.locator(".cw-builder-states button").click();
  const search = page.locator(".cw-builder-search");
  expect(Math.round((await search.boundingBox())?.width ?? 0)).toBe(276);
  await page.mouse.click(5, 5);
  await expect(search).toBeHidden();

  await choose(page, ["Texas", "Florida"], "Webinar");
  const warning = page.getByRole("dialog", { name: /multiple regulators/ });
  await expect(warning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
  const law = page.getByRole("checkbox", { name: /Texas Law/ });
  await law.uncheck();
  await law.check();
  await expect(warning).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(warning).toHaveCount(0);

  const widths = await page.locator(".cw-builder-card").evaluateAll((cards) => cards.map((card) => card.clientWidth));
  expect(Math.max(...widths)).toBeLessThanOrEqual(776);
  await page.getByRole("button", { name: "View Schedule" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("9:00 AM");
  await page.keyboard.press("Escape");
  const link = new URL((await page.getByRole("link", { name: "Go to checkout" }).getAttribute("href")) ?? "");
  expect(link.searchParams.get("productId")).toBe("mtg-ce-8-live,mtg-ce-fl,mtg-ce-tx");
});

test("a schedule that is slow or fails costs the builder nothing but the class times [BB-014, ERR-007]", async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route("**/api/schedule/**", async (route) => {
    await late.promise;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto(BUILDER, { waitUntil: "networkidle" });
  await choose(page, ["Florida"], "Webinar");
  const cart = page.getByRole("link", { name: "Go to checkout" });
  await expect(cart).toBeVisible();
  const answered = page.waitForResponse("**/api/schedule/**");
  late.resolve();
  await answered;
  await expect(page.getByRole("button", { name: "View Schedule" })).toHaveCount(0);
  await expect(cart).toBeVisible();
});
