import { expect, type Page } from "@playwright/test";
import { findTags, parseTags } from "../helpers/html.ts";
import { ask } from "../helpers/http.ts";
import { getMain } from "../helpers/page-parts.ts";
import { inOneTab, test as withoutBrowser, withoutScript } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");
const LISTING = "/career-center/";

const articles = (page: Page): Promise<string[]> =>
  getMain(page).locator(".cw-listing-cards").getByRole("heading", { level: 3 }).allInnerTexts();

async function openArticles(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return articles(page);
}

for (const [how, test] of [
  ["with", inOneTab],
  ["without", withoutScript],
] as const) {
  test(`${how} JavaScript the second page shows the rest, and the way back has no page number [BL-careerCenter-002, BL-careerCenter-003]`, async ({
    page,
  }) => {
    const first = await openArticles(page, LISTING);
    expect(first).toHaveLength(10);

    await getMain(page).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`${LISTING}?page=2`);
    const second = await articles(page);
    expect(second).toHaveLength(2);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await expect(getMain(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");

    await getMain(page).getByRole("link", { name: "Page 1" }).click();
    await expect(page).toHaveURL(LISTING);
    expect(await articles(page)).toEqual(first);
  });
}

withoutBrowser("a page number that is none shows the first page [BL-careerCenter-004]", async () => {
  const readArticles = async (search: string): Promise<readonly string[]> => {
    const lists = parseTags((await ask(`${ace}${LISTING}${search}`)).text).filter(({ attributes }) =>
      attributes["class"]?.split(" ").includes("cw-listing-cards"),
    );
    return lists.flatMap(({ tags }) => findTags(tags, "h3").map(({ text }) => text));
  };
  const first = await readArticles("");
  expect(first).toHaveLength(10);
  expect(await readArticles("?page=2")).not.toEqual(first);
  for (const number of ["0", "-1", "99", "two", "2.5", ""])
    expect(await readArticles(`?page=${number}`), `?page=${number}`).toEqual(first);
});

inOneTab(
  "the number of the first page leaves the address, and nothing else does [BL-careerCenter-003]",
  async ({ page }) => {
    await page.goto(`${LISTING}?hc=CAREER20&page=1`);
    await expect(page).toHaveURL(`${LISTING}?hc=CAREER20`);
    expect(await articles(page)).toHaveLength(10);
    await page.goto(`${LISTING}?page=1`);
    await expect(page).toHaveURL(LISTING);
  },
);

inOneTab("turning a page takes the visitor's coupon along [LNK-005, LNK-006]", async ({ page }) => {
  await page.goto(`${LISTING}?page=2&hc=CAREER20`);
  await getMain(page).getByRole("link", { name: "Page 1" }).click();

  await expect(page).toHaveURL(`${LISTING}?hc=CAREER20`);
});

withoutBrowser(
  "each page of a listing has a title and an address of its own, and is kept for everybody [SEO-003]",
  async () => {
    const tags = parseTags((await ask(`${ace}${LISTING}?page=2`)).text);
    expect(findTags(tags, "title")[0]?.text).toMatch(/ - Page 2$/u);
    expect(findTags(tags, "link", { rel: "canonical" })[0]?.attributes["href"]).toMatch(/\/career-center\/\?page=2$/u);

    const again = await ask(`${ace}${LISTING}?page=2`);
    expect(again.headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=\d+$/u);
  },
);

inOneTab(
  "the address contains the chosen filter: a reload keeps it, and Back removes it [BL-careerCenter-007, BL-careerCenter-008]",
  async ({ page }) => {
    const all = await openArticles(page, LISTING);
    const filter = getMain(page).getByRole("combobox").first();
    await expect(async () => {
      await filter.selectOption({ index: 1 });
      await expect(page).toHaveURL(/\/career-center\/\?articleCategory=/u, { timeout: 1000 });
    }).toPass();
    const filtered = await articles(page);
    expect(filtered).not.toEqual(all);

    await page.reload();
    await expect.poll(() => articles(page)).toEqual(filtered);
    await page.goBack();
    await expect(page).toHaveURL(LISTING);
    await expect.poll(() => articles(page)).toEqual(all);
  },
);
