import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { type Script, toScript, listScripts } from "./script.ts";

/** How long no script may be requested until a page counts as loaded, in ms. */
const QUIET = 2000;

/** Our own pages mark each started island; on other pages, React marks what it has hydrated. */
const isHydrated = (): boolean =>
  document.querySelector("[data-start]") === null
    ? Object.keys(document.body).some((key) => key.startsWith("__reactFiber"))
    : document.querySelector("cw-island:not([live], [when])") === null;

export const isScript = (thing: { resourceType(): string }): boolean => thing.resourceType() === "script";

/** The data file of a page, which is not code and is counted separately. */
const isPageFile = (response: Response): boolean => /\/_page-data\/\w+\.json$/u.test(new URL(response.url()).pathname);

/** Waits until no script has been requested for a while. */
export async function untilQuiet(page: Page): Promise<void> {
  const another = (): Promise<boolean> =>
    page.waitForEvent("request", { predicate: isScript, timeout: QUIET }).then(
      () => true,
      () => false,
    );
  while (await another());
}

const read = async (response: Response): Promise<Script> => toScript(response.url(), await response.body());

/** Simulates a browser that is never idle, so that nothing that waits for idle time loads. */
const neverIdle = (): void => {
  window.requestIdleCallback = () => 0;
};

/**
 * Until when scripts are counted: the load, a visitor's first action while the browser is never idle, or the browser's
 * first idle time. `data` counts only the page's data, which loads with that first action; `starter` counts only what
 * all pages' loaders leave to a shared file.
 */
export type Moment = "load" | "touched" | "idle" | "data" | "starter";

/** The files that are counted separately: addresses that our loader names, undefined on any other page. */
type SeparateFiles = Readonly<Record<"data" | "starter", string | undefined>>;

/** A page's data is the first file that its loader names. */
const findSeparateFiles = (html: string): SeparateFiles => ({
  data: / data-files="(?<data>\S+)/u.exec(html)?.groups?.["data"],
  starter: / data-src="(?<starter>\S+)"/u.exec(html)?.groups?.["starter"],
});

/**
 * Loads a page and returns every script of the site's own: those in the HTML, those that start with the visitor's first
 * action, and those that they request in turn.
 *
 * @throws Error when the page does not answer 200, or when a script of its HTML was not loaded
 */
export async function firstLoad(browser: Browser, url: string, until: Moment = "touched"): Promise<readonly Script[]> {
  const page = await browser.newPage();
  if (until !== "idle") await page.addInitScript(neverIdle);
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(origin) && (isScript(response.request()) || isPageFile(response)))
      responses.push(response);
  });
  const answer = await page.goto(url, { waitUntil: "load" });
  if (answer?.status() !== 200)
    throw new Error(`${url} answered ${answer?.status() ?? "nothing"} instead of 200, so its scripts are not known.`);
  if (until !== "load") {
    // Not the pointer: a resting pointer may open a menu.
    await page.keyboard.press("Shift");
    await page.waitForFunction(isHydrated);
    await untilQuiet(page);
  }
  const html = await answer.text();
  const separate = findSeparateFiles(html);
  const isCounted = (path: string): boolean =>
    until === "data" || until === "starter" ? path === separate[until] : !Object.values(separate).includes(path);
  const counted = responses.filter((response) => isCounted(new URL(response.url()).pathname));
  const scripts = await Promise.all(counted.map(read));
  const missing = listScripts(html).filter((name) => scripts.every((script) => script.name !== name));
  await page.close();
  if (missing.length > 0)
    throw new Error(
      `${url} names ${missing.join(", ")}, which the browser did not load: the page is broken, or its build is being replaced.`,
    );
  return scripts;
}

/**
 * Returns the bytes, after gzip at level 9, of a page's HTML and of the style sheets that a first-time visitor's
 * browser waits for.
 * @throws Error when it has no styles
 */
export async function weighedAtLoad(
  browser: Browser,
  url: string,
): Promise<{ readonly html: number; readonly styles: number }> {
  const page = await browser.newPage();
  await page.addInitScript(neverIdle);
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "stylesheet") responses.push(response);
  });
  const answer = await page.goto(url, { waitUntil: "load" });
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  const sheets = await Promise.all(responses.map((response) => response.body()));
  await page.close();
  if (sheets.length === 0) throw new Error(`${url} is bare: no style sheet came with it.`);
  const packed = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
  return { html: packed(html), styles: sheets.reduce((sum, sheet) => sum + packed(sheet), 0) };
}
