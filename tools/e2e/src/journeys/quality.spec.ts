import { type Browser, expect, type Page } from "@playwright/test";
import { withAxe } from "../helpers/axe.ts";
import { samplePages } from "../helpers/content-pages.ts";
import { isPageStarted } from "../helpers/page-start.ts";
import { REST, test as base } from "../helpers/tabs.ts";
import { checksAll, getSite, testedBrands } from "../environment.ts";

/** Records the faults of a page without interaction: errors of scripts, of the console, of requests. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on(
    "console",
    (message) => message.type() === "error" && faults.push(`console: ${message.text()} ${message.location().url}`),
  );
  page.on("response", (answer) => answer.status() >= 400 && faults.push(`${answer.status()}: ${answer.url()}`));
  return faults;
}

interface WatchedTab {
  readonly page: Page;
  readonly faults: string[];
}

async function openTab(browser: Browser): Promise<WatchedTab> {
  // Text that is still fading in has a different contrast from its final state.
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
  });
  await watchShifts(page);
  return { page, faults: watchFaults(page) };
}

let opened: Promise<WatchedTab> | undefined;

/**
 * One tab for all pages, which takes half the time of one tab for each: the browser has already compiled the scripts.
 * On each page the visitor starts without cookies and storage, including what the last page wrote when it was left.
 */
const test = base.extend<{ watched: WatchedTab }>({
  watched: async ({ browser }, use) => {
    opened ??= openTab(browser);
    const tab = await opened;
    await use(tab);
    await tab.page.goto(`${getSite("ace")}${REST}`);
  },
});

/** How much wider the page is than the window, in px, with the elements that overflow. */
const overflow = (page: Page): Promise<{ by: number; of: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const by = document.documentElement.scrollWidth - width;
    const wide =
      by <= 0
        ? []
        : [...document.querySelectorAll("body *")].filter(
            (element) => element.getBoundingClientRect().right > width + 1,
          );
    return { by, of: wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`) };
  });

/** Sums up the layout shift of a page without interaction. Call it before the page loads. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.sum += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Opens an address whose fonts arrive only after its first paint. @returns the layout shift until they have loaded */
async function measureShift(page: Page, address: string): Promise<number> {
  let letFontsCome = () => {};
  const painted = new Promise<void>((resolve) => (letFontsCome = resolve));
  await page.unrouteAll();
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  letFontsCome();
  await page.waitForLoadState("load");
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (globalThis as unknown as { shifts: { sum: number } }).shifts.sum;
  });
}

/** Images with the wrong priority: preloaded although below the first screen, or the largest on it and lazy. */
const picturesOutOfTurn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = [...document.images].map((image) => ({ image, box: image.getBoundingClientRect() }));
    const isShown = ({ box }: (typeof pictures)[number]) => box.width > 0 && box.top < innerHeight && box.bottom > 0;
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
    const widths = (set: string) =>
      set.split(", ").map((one) => new URL(one.split(" ")[0] ?? "", document.baseURI).href);
    const early = preloaded.filter(
      ({ href, imageSrcset }) =>
        !pictures.some((one) => isShown(one) && [href, ...widths(imageSrcset)].includes(one.image.currentSrc)),
    );
    const [largest] = pictures
      .filter(isShown)
      .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
    const isLate = largest !== undefined && largest.box.width > 100 && largest.image.loading === "lazy";
    return [...early.map(({ href }) => `early: ${href}`), ...(isLate ? [`late: ${largest.image.src}`] : [])];
  });

/** The names of buttons that lead to different checkouts under the same name. */
const ambiguousButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leads = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a.cw-button[href]")) {
      const name = link.ariaLabel ?? link.textContent;
      leads.set(name, (leads.get(name) ?? new Set()).add(link.href));
    }
    return [...leads].filter(([, targets]) => targets.size > 1).map(([name]) => name);
  });

const softly = expect.configure({ soft: true });

for (const { brand, path } of samplePages(testedBrands, checksAll)) {
  test(`${brand} ${path} is accessible, fits every screen, loads without a jump and logs no error`, async ({
    watched: { page, faults },
  }) => {
    await page.context().clearCookies();
    faults.length = 0;
    // The page of every block loads at a phone's width, where banners and headings break into more lines.
    const isOfAllBlocks = path === "/all-blocks/";
    const width = isOfAllBlocks ? 390 : 1280;
    await page.setViewportSize({ width, height: 900 });
    expect
      .soft(await measureShift(page, `${getSite(brand)}${path}`), `shift on load at ${width} px`)
      .toBeLessThan(0.02);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await picturesOutOfTurn(page)).toEqual([]);
    // A visit's codes reach the links one after the other.
    await softly.poll(() => ambiguousButtons(page)).toEqual([]);
    const violations = await withAxe(page);
    // Axe takes the most time. On a push, home pages have it at both widths; the page of every block on a phone, since
    // stories have each block on a desktop; other pages on a desktop.
    const isForPhones = checksAll || path === "/" || isOfAllBlocks;
    if (checksAll || !isOfAllBlocks) expect.soft(await violations(), "at 1280 px").toEqual([]);

    // 640 and 320 px are a screen of 1280 at 200 and 400 % zoom. A phone's width is last: the remaining checks use it.
    for (const window of [1280, 768, 640, 320, 360, 390]) {
      await page.setViewportSize({ width: window, height: 900 });
      expect.soft(await overflow(page), `at ${window} px`).toEqual({ by: 0, of: [] });
    }
    if (isForPhones) expect.soft(await violations(), "at 390 px").toEqual([]);
    // On a phone only: wider windows wrap at widths in rem, which follow a visitor's setting and not this style. As an
    // inline style of the root, because the site's policy blocks foreign style sheets.
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
    expect.soft(await overflow(page), "at 390 px with text of twice the size").toEqual({ by: 0, of: [] });
    await page.mouse.move(5, 5);
    await expect.poll(() => isPageStarted(page), { message: "the islands have started" }).toBe(true);
    expect(faults).toEqual([]);
  });
}
