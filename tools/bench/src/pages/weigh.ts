import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";
import { untilQuiet } from "../first-load/measure.ts";

/** What a page costs a browser, in bytes: text after gzip at level 9, fonts unchanged. */
export interface Weight {
  readonly html: number;
  /** Scripts that had arrived when the page was loaded. */
  readonly scriptsAtLoad: number;
  /** Scripts after a visitor has touched the page and seen all of it. */
  readonly scripts: number;
  /** Style sheets that the page waited for; the site's whole sheet loads with the runtime. */
  readonly styles: number;
  readonly fonts: number;
  /** Requests until the page was loaded, its own and those to other sites. */
  readonly requests: number;
}

const packed = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

async function sumBodies(
  responses: readonly Response[],
  type: string,
  size: (body: Buffer) => number,
): Promise<number> {
  const bodies = await Promise.all(
    responses.filter((one) => one.request().resourceType() === type).map((one) => one.body()),
  );
  return bodies.reduce((sum, body) => sum + size(body), 0);
}

/**
 * Acts like a visitor who reads the page to its end, so that everything loads that waits for a touch or for being on
 * screen.
 */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.keyboard.press("Tab");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.mouse.wheel(0, 600);
  await untilQuiet(page);
}

/**
 * Measures a page as a phone loads it.
 * @throws Error when it does not answer 200
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const { origin } = new URL(url);
  const ended: Response[] = [];
  let requests = 0;
  page.on("request", () => (requests += 1));
  page.on("requestfinished", (request) => void request.response().then((one) => one !== null && ended.push(one)));
  const answer = await page.goto(url, { waitUntil: "load" });
  const atLoad = [...ended].filter((one) => one.url().startsWith(origin));
  const requestsAtLoad = requests;
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status() ?? "nothing"} instead of 200.`);
  const scriptsAtLoad = await sumBodies(atLoad, "script", packed);
  await readToTheEnd(page);
  const siteResponses = ended.filter((one) => one.url().startsWith(origin));
  const weight = {
    html: packed(await answer.body()),
    scriptsAtLoad,
    scripts: await sumBodies(siteResponses, "script", packed),
    styles: await sumBodies(atLoad, "stylesheet", packed),
    fonts: await sumBodies(siteResponses, "font", ({ length }) => length),
    requests: requestsAtLoad,
  };
  await page.close();
  return weight;
}
