import { expect, type Page } from "@playwright/test";
import { findTags, parseTags } from "../helpers/html.ts";
import { ask } from "../helpers/http.ts";
import { getFooter, getHeader, getMain } from "../helpers/page-parts.ts";
import { inOneTab, test, withoutScript } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";
import { LEGACY_PAGE } from "../servers/content-copy.ts";

const ace = getSite("ace");
const HEADING = "Oops! Wrong address!";
const WORDS = "We couldn't find the page you were looking for.";
const CAUSES = ["There is an error in the URL", "The page has been moved or deleted"];
const WHAT =
  "a missing page is a 404 that says why and where to go, in the brand's chrome [RT-002, RT-026, RT-028, RT-029, RT-030, RT-031, RT-032, RT-033, RT-034, ERR-010]";

/** Requests an address without a browser, and expects the screen of missing pages. @returns its HTML */
async function askForMissing(url: string): Promise<string> {
  const { status, text } = await ask(url);
  expect(status).toBe(404);
  const tags = parseTags(text);
  expect(findTags(tags, "title")[0]?.text).toMatch(/^404 - Page Not Found \| \w/u);
  const [main] = findTags(tags, "main");
  const inMain = main?.tags ?? [];
  expect(findTags(inMain, "h1").map((heading) => heading.text)).toEqual([HEADING]);
  expect(main?.text).toContain(WORDS);
  // Pages that the visitor may have meant are in a separate list.
  expect(findTags(findTags(inMain, "ul")[0]?.tags ?? [], "li").map((cause) => cause.text)).toEqual(CAUSES);
  const links = findTags(inMain, "a");
  expect(links.find((link) => link.text === "Homepage")?.attributes["href"]).toBe("/");
  expect(links.map((link) => link.text)).toContain("Help Center");
  return text;
}

/**
 * A page's header and footer without two differences: islands contain their position on the page, and the home page
 * marks its own link as current.
 */
const withoutDifferences = (html: string): string => html.replaceAll(/ aria-current="page"| (?:p="\d+"|live="")/gu, "");

const chromeIn = (html: string): readonly string[] =>
  [/<header\b.*?<\/header>/su, /<footer\b.*<\/footer>/su].map((part) => withoutDifferences(part.exec(html)?.[0] ?? ""));

for (const brand of testedBrands)
  test(`${brand}: ${WHAT}`, async () => {
    const chrome = chromeIn(await askForMissing(`${getSite(brand)}/there-is/no-such-page/`));
    expect(chrome).not.toContain("");
    expect(chrome).toEqual(chromeIn((await ask(`${getSite(brand)}/`)).text));
  });

async function expectNotFound(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^404 - Page Not Found \| \w/u);
  const main = getMain(page);
  await expect(main.getByRole("heading", { level: 1, name: HEADING })).toBeVisible();
  await expect(main.getByText(WORDS)).toBeVisible();
  await expect(main.locator("ul").first().getByRole("listitem")).toHaveText(CAUSES);
  await expect(main.getByRole("link", { name: "Homepage" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Help Center" })).toBeVisible();
}

inOneTab(`in a browser ${WHAT}`, async ({ page }) => {
  const answer = await page.goto(`${ace}/there-is/no-such-page/`);
  expect(answer?.status()).toBe(404);
  await expectNotFound(page);
  const chrome = async (): Promise<readonly string[]> =>
    (await Promise.all([getHeader(page), getFooter(page)].map((part) => part.innerHTML()))).map(withoutDifferences);
  const parts = await chrome();
  await page.goto(`${ace}/`);
  expect(await chrome()).toEqual(parts);
});

withoutScript("without JavaScript /404/ is the screen itself, with its status [RT-006, RT-028]", async ({ page }) => {
  expect((await page.goto("/404/"))?.status()).toBe(404);
  await expectNotFound(page);
});

for (const [what, path] of [
  ["a second page of a missing listing", "/there-is/no-such-page/?page=2"],
  ["a replaced heading of a missing page", "/there-is/no-such-page/?hlText=Hello"],
  ["the preview of a page that is nowhere", "/there-is/no-such-page/?token=sandbox-preview"],
] as const)
  test(`${what} is a 404 too [RT-028]`, async () => void (await askForMissing(ace + path)));

test("an entry of another type is a 404 [RT-023, RT-024, RT-027]", async () =>
  void (await askForMissing(`${ace}/${LEGACY_PAGE}/`)));

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
