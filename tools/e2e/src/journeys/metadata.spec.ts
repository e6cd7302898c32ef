import { expect, type Page } from "@playwright/test";
import { withoutScript as test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");
const COURSE = "/real-estate-license/arizona/";

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test("a page says what it is: title, description, open graph and its own address without the query [SEO-003, SEO-005, SEO-006]", async ({
  page,
}) => {
  await page.goto(`${COURSE}?hc=CAREER20`);

  await expect(page).toHaveTitle("Arizona real estate license course | Ace");
  await expect(meta(page, "description")).toHaveAttribute("content", /^All 90 hours/u);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ace}${COURSE}`);
  await expect(meta(page, "og:type")).toHaveAttribute("content", "website");
  await expect(meta(page, "og:locale")).toHaveAttribute("content", "en_US");
  await expect(meta(page, "og:url")).toHaveAttribute("content", `${ace}${COURSE}`);
});

test("outside production no page is for search engines, whatever its own switches say [SEO-002]", async ({ page }) => {
  for (const path of ["/", COURSE, "/career-center/?page=2"]) {
    await page.goto(path);
    await expect(meta(page, "robots")).toHaveAttribute("content", "noindex, nofollow");
  }
});

test("one graph describes the page: the site, its place, its questions, and the courses at the prices that it prints [SEO-007, SEO-010]", async ({
  page,
}) => {
  await page.goto(COURSE);
  const graph: unknown = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
  const price = /\$(\d+\.\d\d)/u.exec(await page.getByRole("main").innerText())?.[1];

  expect(graph).toMatchObject({
    "@graph": expect.arrayContaining([
      expect.objectContaining({ "@type": "WebSite", name: "Ace Real Estate School", url: `${ace}/` }),
      expect.objectContaining({
        "@type": "WebPage",
        name: "Arizona real estate license course | Ace",
        url: `${ace}${COURSE}`,
        description: expect.stringMatching(/^All 90 hours/u),
      }),
      expect.objectContaining({ "@type": "Product", offers: expect.objectContaining({ price, priceCurrency: "USD" }) }),
      expect.objectContaining({ "@type": "Course", provider: expect.objectContaining({ "@type": "Organization" }) }),
    ]),
  });
});

test("a shared page has its picture with size and words, at its whole address [SEO-008]", async ({ page }) => {
  await page.goto("/");
  await expect(meta(page, "og:image")).toHaveAttribute("content", /^https?:\/\/.*backdrop\.svg/u);
  await expect(meta(page, "og:image:width")).toHaveAttribute("content", "1440");
  await expect(meta(page, "og:image:height")).toHaveAttribute("content", "640");
  await expect(meta(page, "og:image:alt")).toHaveAttribute("content", /\w/u);
  await expect(meta(page, "twitter:card")).toHaveAttribute("content", "summary_large_image");
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    "href",
    `${ace}/feed.xml`,
  );
});
