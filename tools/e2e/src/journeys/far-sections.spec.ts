import { expect, type Page } from "@playwright/test";
import { CHUNKS } from "../helpers/chunks.ts";
import { allLaidOut, waitingSections } from "../helpers/far-sections.ts";
import { addScript, inOneTab as test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const LONG_PAGE = `${getSite("ace")}/all-blocks/`;
/** A field halfway down the page. */
const FIELD = "block-6-email";

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const measureTop = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN), id);

/** The distance from the top of the window at which a link within the page places its target. */
const measureMargin = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));

/** Scrolls from section to section and expects each to be rendered. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const section of await page.locator("main > .cw-section").all()) {
    await section.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        section
          .locator("h2, img, a")
          .first()
          .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
      )
      .toBe(true);
  }
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test("sections far below the screen are laid out last, and then the page is as high as without script", async ({
  page,
  scriptlessTab,
}) => {
  await page.goto(LONG_PAGE);
  await allLaidOut(page);
  const height = await measureHeight(page);

  await scriptlessTab.setViewportSize({ width: 390, height: 844 });
  await scriptlessTab.goto(LONG_PAGE);
  const last = scriptlessTab.locator("main > .cw-section").last();
  expect(await last.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  expect(Math.abs(height - (await measureHeight(scriptlessTab)))).toBeLessThan(height * 0.02);
});

test("where no script comes, each section is there when the visitor is", async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(LONG_PAGE);
  const waiting = await waitingSections(page);
  expect(waiting.slice(0, 3)).not.toContain(true);
  expect(waiting.slice(3)).not.toContain(false);
  await readToTheEnd(page);
});

test("nothing fades in from no style at all: neither at the load nor when a section is laid out", async ({ page }) => {
  await addScript(page, () => {
    const faded: string[] = [];
    addEventListener(
      "transitionrun",
      ({ target, propertyName }) =>
        void faded.push(
          `${propertyName} of ${target instanceof Element ? target.outerHTML.slice(0, 120) : "the page"}`,
        ),
      true,
    );
    Reflect.set(window, "faded", faded);
  });
  const getFaded = () => page.evaluate(() => Reflect.get(window, "faded") as readonly string[]);
  // The styles arrive after the last element, as on a slow line.
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  await page.route("**/_page-data/*.css", async (route) => {
    await read;
    await route.continue();
  });
  await page.route(CHUNKS, (route) => route.abort());
  const loaded = page.goto(LONG_PAGE);
  await page.waitForFunction(() => document.querySelector("footer") !== null);
  isRead();
  await loaded;
  await readToTheEnd(page);
  expect(await getFaded()).toEqual([]);
});

for (const way of ["by its address", "by a link in it"]) {
  test(`a link into the page leads to its place, ${way}, though nothing above was laid out yet`, async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(way === "by its address" ? `${LONG_PAGE}#${FIELD}` : LONG_PAGE);
    if (way === "by a link in it")
      await page.evaluate((id) => {
        const link = document.createElement("a");
        link.href = `#${id}`;
        document.body.append(link);
        link.click();
      }, FIELD);
    const margin = await measureMargin(page);
    await expect.poll(async () => Math.abs((await measureTop(page, FIELD)) - margin)).toBeLessThan(3);
    expect(await waitingSections(page)).not.toContain(true);
  });
}
