import type { Browser, Page, Response } from "playwright";
import { type Script, scriptOf, scriptsNamedIn } from "./script.ts";

/** How long no script may be asked for until a page counts as loaded, in ms. */
const QUIET = 2000;

/** React marks what it has taken over; only then have its islands asked for their code. */
const isHydrated = (): boolean => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));

export const isScript = (thing: { resourceType(): string }): boolean => thing.resourceType() === "script";

/** Waits until no script has been asked for during a while. */
export async function untilQuiet(page: Page): Promise<void> {
  const another = (): Promise<boolean> =>
    page.waitForEvent("request", { predicate: isScript, timeout: QUIET }).then(
      () => true,
      () => false,
    );
  while (await another());
}

const read = async (response: Response): Promise<Script> => scriptOf(response.url(), await response.body());

/** As a browser that never has a moment to spare: what waits for one does not come. */
const neverIdle = (): void => {
  window.requestIdleCallback = () => 0;
};

/**
 * Every script of a site's own that a browser loads with a page while nobody touches it: those of the HTML, and those that
 * they ask for in turn.
 *
 * @param whenIdle also what waits until the page is usable and the browser has nothing else to do
 * @throws Error when the page does not answer 200, or when a script of its HTML was not loaded
 */
export async function firstLoad(browser: Browser, url: string, whenIdle = false): Promise<readonly Script[]> {
  const page = await browser.newPage();
  if (!whenIdle) await page.addInitScript(neverIdle);
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (isScript(response.request()) && response.url().startsWith(origin)) responses.push(response);
  });
  const answer = await page.goto(url, { waitUntil: "load" });
  if (answer?.status() !== 200)
    throw new Error(`${url} answered ${answer?.status() ?? "nothing"} instead of 200, so its scripts are not known.`);
  await page.waitForFunction(isHydrated);
  await untilQuiet(page);
  const scripts = await Promise.all(responses.map(read));
  const missing = scriptsNamedIn(await answer.text()).filter((name) => scripts.every((script) => script.name !== name));
  await page.close();
  if (missing.length > 0)
    throw new Error(
      `${url} names ${missing.join(", ")}, which the browser did not load: the page is broken, or its build is being replaced.`,
    );
  return scripts;
}
