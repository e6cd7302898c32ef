import { expect, type Page } from "@playwright/test";
import { withoutScript as test } from "../helpers/tabs.ts";
import { checksAll, getSite, testedBrands } from "../environment.ts";
import { fetchCharge } from "../helpers/charge.ts";
import { pagesToRead } from "../helpers/content-pages.ts";
import { finalPrice, getFooter, getHeader, getHero, getMain } from "../helpers/page-parts.ts";

/** Expects chrome, a heading, and nothing left hidden behind a script. */
async function expectWhole(page: Page): Promise<void> {
  await expect(getHeader(page)).toBeVisible();
  await expect(getMain(page).getByRole("heading").first()).toBeVisible();
  await expect(getFooter(page)).toBeVisible();
  // React writes content that a script must insert as a template, with the content at the end of the page.
  expect(await page.locator('template[id^="B:"]').count()).toBe(0);
  expect(await page.locator('body > div[hidden][id^="S:"]').count()).toBe(0);
}

test("a listing is whole without JavaScript", async ({ page }) => {
  await page.goto("/career-center/");
  await expectWhole(page);
});

for (const brand of testedBrands)
  test(`${brand}: each page is whole without JavaScript, header and footer show one wordmark, and each page's own styles have the colors that its file names; on a phone the header's is 175 by 38 px [HD-010]`, async ({
    page,
    request,
  }) => {
    // On a push, the two pages that together have all of a brand's parts.
    for (const path of checksAll ? pagesToRead(brand) : ["/", "/all-blocks/"]) {
      await page.goto(getSite(brand) + path);
      await expectWhole(page);
      await expect(page.locator('link[rel="stylesheet"][href^="/_page-data/"]')).toBeAttached();
      const marks = page.locator(".cw-site-logo use");
      if (path === "/") {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await getHeader(page).locator(".cw-site-logo svg").boundingBox()).toMatchObject({
          width: 175,
          height: 38,
        });
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      const hrefs = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("href") ?? ""));
      expect([hrefs.length >= 2, new Set(hrefs).size], path).toEqual([true, 1]);
      const file = await (await request.get(new URL(hrefs[0] ?? "", page.url()).href)).text();
      const named = [...file.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name = ""]) => name);
      expect(named).not.toEqual([]);
      const missing = await marks.evaluateAll(
        (all, names) =>
          all.flatMap((mark) => names.filter((name) => getComputedStyle(mark).getPropertyValue(name) === "")),
        named,
      );
      expect(missing, path).toEqual([]);
    }
  });

test("a course shows its price without JavaScript, and the buy link leads to the checkout [CP-013]", async ({
  page,
}) => {
  await page.goto("/real-estate-license/arizona/");
  await expectWhole(page);
  await expect(finalPrice(getHero(page))).toBeVisible();
  await expect(finalPrice(getHero(page))).toContainText(await fetchCharge("re-az-basic", "SITESALE15"));
  await getHero(page).getByRole("link", { name: "Get my license" }).first().click();

  await expect(page.getByTestId("product-ids")).toHaveText("re-az-basic");
  await expect(page.getByTestId("coupons")).toHaveText("SITESALE15");
});

test("an accordion opens without JavaScript, by click and by Enter [A11Y-012]", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("Only the live reviews have set times");
  const question = page.locator("summary").filter({ hasText: "Do I have to be online at set times?" });
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();

  await question.press("Enter");
  await expect(answer).toBeHidden();
});

test("a dialog opens and closes without JavaScript", async ({ page }) => {
  await page.goto("/real-estate-license/arizona/");
  await getHero(page).getByRole("button", { name: "View Schedule" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Jan|Feb/u).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("filtered cards stand beside each other in the page's whole width, as without a filter [BL-productCards-002, BL-productCards-008]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/examples/productCards/");
  await expect(page.locator(".cw-filter").first()).toBeHidden();
  const cards = page.locator(".cw-filtered").first().locator(".cw-product-card");
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect();
      return { left, right, top, bottom, width, isCut: card.scrollWidth > card.clientWidth };
    }),
  );
  expect(boxes.length).toBe(4);
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(272);
    expect(box.isCut).toBe(false);
    for (const other of boxes.slice(index + 1))
      expect(box.right <= other.left || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
  }
});
