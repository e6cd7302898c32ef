import { expect } from "@playwright/test";
import { findTags, getMeta, parseTags, type Tag } from "../helpers/html.ts";
import { ask } from "../helpers/http.ts";
import { test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");
const COURSE = "/real-estate-license/arizona/";

/** A page as a search engine or a network reads it. */
const read = async (path: string): Promise<readonly Tag[]> => parseTags((await ask(ace + path)).text);
const getTitle = (page: readonly Tag[]): string | undefined => findTags(page, "title")[0]?.text;
const getLink = (page: readonly Tag[], attributes: Readonly<Record<string, string>>): string | undefined =>
  findTags(page, "link", attributes)[0]?.attributes["href"];

test("a page says what it is: title, description, open graph and its own address without the query [SEO-003, SEO-005, SEO-006]", async () => {
  const page = await read(`${COURSE}?hc=CAREER20`);
  expect(getTitle(page)).toBe("Arizona real estate license course | Ace");
  expect(getMeta(page, "description")).toMatch(/^All 90 hours/u);
  expect(getLink(page, { rel: "canonical" })).toBe(`${ace}${COURSE}`);
  expect(getMeta(page, "og:type")).toBe("website");
  expect(getMeta(page, "og:locale")).toBe("en_US");
  expect(getMeta(page, "og:url")).toBe(`${ace}${COURSE}`);
});

test("outside production no page is for search engines, whatever its own switches say [SEO-002]", async () => {
  for (const path of ["/", COURSE, "/career-center/?page=2"])
    expect(getMeta(await read(path), "robots"), path).toBe("noindex, nofollow");
});

test("one graph describes the page: the site, its place, its questions, and the courses at the prices that it prints [SEO-007, SEO-010]", async () => {
  const page = await read(COURSE);
  const graph: unknown = JSON.parse(findTags(page, "script", { type: "application/ld+json" })[0]?.text ?? "");
  const price = /\$(\d+\.\d\d)/u.exec(findTags(page, "main")[0]?.text ?? "")?.[1];

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

test("a shared page has its picture with size and words, at its whole address [SEO-008]", async () => {
  const page = await read("/");
  expect(getMeta(page, "og:image")).toMatch(/^https?:\/\/.*backdrop\.svg/u);
  expect(getMeta(page, "og:image:width")).toBe("1440");
  expect(getMeta(page, "og:image:height")).toBe("640");
  expect(getMeta(page, "og:image:alt")).toMatch(/\w/u);
  expect(getMeta(page, "twitter:card")).toBe("summary_large_image");
  expect(getLink(page, { rel: "alternate", type: "application/rss+xml" })).toBe(`${ace}/feed.xml`);
});
