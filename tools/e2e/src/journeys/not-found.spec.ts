import { expect, type Page } from "@playwright/test";
import { ask } from "../helpers/http.ts";
import { getFooter, getHeader, getMain } from "../helpers/page-parts.ts";
import { inOneTab, test, withoutScript } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";
import { LEGACY_PAGE } from "../servers/content-copy.ts";

async function expectNotFound(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^404 - Page Not Found \| \w/u);
  const main = getMain(page);
  await expect(main.getByRole("heading", { level: 1, name: "Oops! Wrong address!" })).toBeVisible();
  await expect(main.getByText("We couldn't find the page you were looking for.")).toBeVisible();
  // Pages that the visitor may have meant are in a separate list.
  await expect(main.locator("ul").first().getByRole("listitem")).toHaveText([
    "There is an error in the URL",
    "The page has been moved or deleted",
  ]);
  await expect(main.getByRole("link", { name: "Homepage" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Help Center" })).toBeVisible();
}

async function expectWholeScreen(page: Page, site: string): Promise<void> {
  const answer = await page.goto(`${site}/there-is/no-such-page/`);
  expect(answer?.status()).toBe(404);
  await expectNotFound(page);

  // Ignores two differences: islands contain their position on the page, and the home page marks its own link as current.
  const chrome = async (): Promise<readonly string[]> =>
    (await Promise.all([getHeader(page), getFooter(page)].map((part) => part.innerHTML()))).map((html) =>
      html.replaceAll(/ aria-current="page"| (?:p="\d+"|live="")/gu, ""),
    );
  const parts = await chrome();
  await page.goto(`${site}/`);
  expect(await chrome()).toEqual(parts);
}

const WHAT =
  "a missing page is a 404 that says why and where to go, in the brand's chrome [RT-002, RT-026, RT-028, RT-029, RT-030, RT-031, RT-032, RT-033, RT-034, ERR-010]";

// The chrome of every brand is complete without a script; one brand shows that a script leaves it unchanged.
for (const brand of testedBrands)
  withoutScript(`${brand} without JavaScript: ${WHAT}`, ({ page }) => expectWholeScreen(page, getSite(brand)));

const ace = getSite("ace");

inOneTab(`ace: ${WHAT}`, ({ page }) => expectWholeScreen(page, ace));

withoutScript("/404/ is the screen itself, with its status [RT-006, RT-028]", async ({ page }) => {
  expect((await page.goto("/404/"))?.status()).toBe(404);
  await expectNotFound(page);
});

for (const [what, path] of [
  ["a second page of a missing listing", "/there-is/no-such-page/?page=2"],
  ["a replaced heading of a missing page", "/there-is/no-such-page/?hlText=Hello"],
  ["the preview of a page that is nowhere", "/there-is/no-such-page/?token=sandbox-preview"],
]) {
  withoutScript(`${what} is a 404 too [RT-028]`, async ({ page }) => {
    expect((await page.goto(path ?? ""))?.status()).toBe(404);
    await expectNotFound(page);
  });
}

withoutScript("an entry of another type is a 404 [RT-023, RT-024, RT-027]", async ({ page }) => {
  expect((await page.goto(`/${LEGACY_PAGE}/`))?.status()).toBe(404);
  await expectNotFound(page);
});

test("below the content assets nothing is looked up [RT-015]", async () => {
  expect((await ask(`${ace}/content-assets/home/`)).status).toBe(404);
});

inOneTab("a missing page leads to the one that was meant", async ({ page }) => {
  // The first request starts reading the list of the site's pages in the background.
  await ask(`${ace}/sitemap.xml`);
  expect((await page.goto("/real-estate-licence/texas/"))?.status()).toBe(404);
  const meant = page.getByRole("navigation", { name: "Were you looking for this?" });
  await meant.getByRole("link").first().click();
  await expect(page).toHaveURL(`${ace}/real-estate-license/texas/`);
});

test("a 404 is kept by no cache outside, which a publish could not reach", async () => {
  expect((await ask(`${ace}/there-is/no-such-page/`)).headers.get("cache-control")).toMatch(/no-store/u);
});
