import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { type Script, toScript, listScripts } from "./script.ts";

/** How long no script may be requested until a page counts as loaded, in ms. */
const QUIET = 2000;

/** Whether the page has started its islands: each is marked. */
const isStarted = (): boolean => document.querySelector("cw-island:not([live], [when])") === null;

const isScript = (thing: { resourceType(): string }): boolean => thing.resourceType() === "script";

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
 * Until when scripts are counted: the load, or the start, which is a visitor's first action while the browser is never
 * idle, or the browser's first idle time. `data` is only the page's data, which loads with that first action; `starter`
 * is only what all pages' loaders leave to a shared file.
 */
export type Moment = "load" | "start" | "data" | "starter";

/** The files that are counted separately: addresses that our loader names, undefined on any other page. */
type SeparateFiles = Readonly<Record<"data" | "starter", string | undefined>>;

/** A page's data is the first file that its loader names. */
const findSeparateFiles = (html: string): SeparateFiles => ({
  data: / data-files="(?<data>\S+)/u.exec(html)?.groups?.["data"],
  starter: / data-src="(?<starter>\S+)"/u.exec(html)?.groups?.["starter"],
});

/** What a first-time visitor's browser loads of a page. */
export interface Visit {
  /** Every script of the site's own: those in the HTML, those that start later, and those that they request in turn. */
  readonly scripts: Readonly<Record<Moment, readonly Script[]>>;
  /** Bytes after gzip at level 9. */
  readonly html: number;
  /** The same of the style sheets that the browser waits for; 0 without any. */
  readonly styles: number;
}

const packed = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/**
 * Loads a page once and starts it, by a visitor's first action or in the browser's idle time.
 * @throws Error when the page does not answer 200, or when a script of its HTML was not loaded
 */
export async function visit(browser: Browser, url: string, isIdle = false): Promise<Visit> {
  const page = await browser.newPage();
  if (!isIdle) await page.addInitScript(neverIdle);
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  const answer = await page.goto(url, { waitUntil: "load" });
  const atLoad = [...responses];
  if (answer?.status() !== 200)
    throw new Error(`${url} answered ${answer?.status() ?? "nothing"} instead of 200, so its scripts are not known.`);
  // Not the pointer: a resting pointer may open a menu.
  await page.keyboard.press("Shift");
  await page.waitForFunction(isStarted);
  await untilQuiet(page);
  const body = await answer.body();
  const separate = findSeparateFiles(body.toString());
  const readAll = (some: readonly Response[], isCounted: (path: string) => boolean): Promise<readonly Script[]> =>
    Promise.all(
      some
        .filter((one) => one.url().startsWith(origin) && (isScript(one.request()) || isPageFile(one)))
        .filter((one) => isCounted(new URL(one.url()).pathname))
        .map(read),
    );
  const isPageScript = (path: string): boolean => !Object.values(separate).includes(path);
  const scripts = {
    load: await readAll(atLoad, isPageScript),
    start: await readAll(responses, isPageScript),
    data: await readAll(responses, (path) => path === separate.data),
    starter: await readAll(responses, (path) => path === separate.starter),
  };
  const sheets = atLoad.filter((response) => response.request().resourceType() === "stylesheet");
  const styles = await Promise.all(sheets.map(async (sheet) => packed(await sheet.body())));
  await page.close();
  const missing = listScripts(body.toString()).filter((name) => scripts.start.every((script) => script.name !== name));
  if (missing.length > 0)
    throw new Error(
      `${url} names ${missing.join(", ")}, which the browser did not load: the page is broken, or its build is being replaced.`,
    );
  return { scripts, html: packed(body), styles: styles.reduce((sum, bytes) => sum + bytes, 0) };
}
