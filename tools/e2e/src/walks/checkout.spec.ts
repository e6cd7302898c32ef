import { type Browser, expect, type Page, test } from "@playwright/test";
import { tabTo } from "../helpers/by-keyboard.ts";
import { handoff } from "../helpers/checkout-page.ts";
import { getHeader, getMain } from "../helpers/page-parts.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { fits, ways } from "../helpers/ways.ts";
import { getSite, testedBrands } from "../environment.ts";
import { openAlbum } from "./album.ts";

type Way = (typeof ways)[number];
type Album = ReturnType<typeof openAlbum>;

const SIZES = [
  { width: 390, height: 720 },
  { width: 1280, height: 720 },
] as const;

async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await getHeader(page).getByRole("button", { name: "Menu", exact: true }).click();
  // Waits until the menu has slid in.
  await page.waitForTimeout(400);
}

/** By mouse: the first link within the page itself, or the address if there is no such link. */
async function goByMouse(page: Page, album: Album, { leadsTo }: Way): Promise<void> {
  await openMenu(page);
  await album.takeScreen("menu");
  await page.keyboard.press("Escape");
  const link = getMain(page).locator(`a[href$="${leadsTo}"]:visible`);
  if ((await link.count()) > 0) await link.first().click();
  else await page.goto(new URL(leadsTo, page.url()).href);
  await expect(page).toHaveURL(new RegExp(`${leadsTo}$`, "u"));
}

/** Scrolls down, so that bars and offers appear. */
async function readOn(page: Page, album: Album): Promise<void> {
  for (const screens of [1, 3, 5]) {
    await page.mouse.wheel(0, 720 * 2);
    await page.waitForTimeout(700);
    await album.takeScreen(`read-on-${screens}`);
  }
}

async function buyByMouse(page: Page, album: Album): Promise<void> {
  const buy = getMain(page).locator('a[href*="/checkout"]:visible').first();
  // The offer for the visitor's own state may replace it meanwhile.
  await expect(() => buy.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  await album.takeScreen("buy");
  await buy.click();
}

async function goByKeyboard(page: Page, album: Album, { opens, leadsTo }: Way): Promise<void> {
  // Without animations: the focused element is checked at once, before a sliding menu or page would have arrived.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await tabTo(page, ({ name }) => name === "Menu");
    await page.keyboard.press("Enter");
  }
  if (opens !== null) {
    await tabTo(page, ({ tag, name }) => tag === "SUMMARY" && fits(name, opens));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, ({ path, isOwn }) => isOwn && path === leadsTo);
  await album.takeScreen("on-the-link");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${leadsTo}$`, "u"));
}

async function buyByKeyboard(page: Page, album: Album): Promise<void> {
  await tabTo(page, ({ name }) => name === "Skip to main content");
  await album.takeScreen("skip-link");
  await page.keyboard.press("Enter");
  await tabTo(page, ({ path, isOwn }) => !isOwn && path === "/checkout");
  await album.takeScreen("on-the-button");
  await page.keyboard.press("Enter");
}

const MANNERS = {
  mouse: { hasScript: true, go: goByMouse, buy: buyByMouse },
  keyboard: { hasScript: true, go: goByKeyboard, buy: buyByKeyboard },
  "no-script": { hasScript: false, go: goByMouse, buy: buyByMouse },
} as const;

async function openPage(browser: Browser, viewport: (typeof SIZES)[number], javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport, javaScriptEnabled, extraHTTPHeaders: newVisitor() });
  return context.newPage();
}

for (const way of ways.filter(({ brand }) => testedBrands.includes(brand)))
  for (const viewport of SIZES)
    for (const [manner, { hasScript, go, buy }] of Object.entries(MANNERS))
      test(`${way.brand}: home to checkout, ${manner}, ${viewport.width} px`, async ({ browser }) => {
        const page = await openPage(browser, viewport, hasScript);
        const album = openAlbum(page, `${way.brand}-${viewport.width}-${manner}`);
        await page.goto(`${getSite(way.brand)}/`, { waitUntil: "load" });
        await album.takeScreen("home");
        if (manner !== "keyboard") await album.takePage("home-whole");
        await go(page, album, way);
        await page.waitForLoadState("load");
        await album.takeScreen("course");
        if (manner === "mouse") await readOn(page, album);
        if (manner !== "keyboard") await album.takePage("course-whole");
        await buy(page, album);
        expect((await handoff(page)).products).not.toBe("");
        await album.takeScreen("checkout");
        await page.context().close();
      });
