import type { Browser, Page } from "playwright";

/** How long a visitor waits for an island, in ms from the click to the frame that shows its answer. */
export interface Answers {
  /** Of the first click on a page where nothing has run yet: it starts the runtime, and what was clicked, tabs, answers before that. */
  readonly first: number;
  /** Of the same click until React has heard of it, which is when any other island would answer a first click. */
  readonly started: number;
  /** Of a click on another island once the page is awake. */
  readonly later: number;
}

/** As many times slower than this machine as Lighthouse takes a phone to be. */
const SLOWER = 4;

/** What is clicked, and what is there once the island has answered. */
type Step = readonly [target: string, answer: string];
const TABS: Step = ['[role="tab"][aria-selected="false"]', '[role="tab"]:not(:first-child)[aria-selected="true"]'];
const CAROUSEL: Step = ['[aria-label="Next slide"]', '[aria-label="Previous slide"][aria-disabled="false"]'];

/** Clicks without a pointer or a scroll before, which would start the runtime too. */
const timed = (page: Page, step: Step): Promise<number> =>
  page.evaluate(
    ([target, answer]) =>
      new Promise<number>((resolve) => {
        const clickedAt = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector(answer) === null) return;
          observer.disconnect();
          // The frame is drawn between the two.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
        }).observe(document, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>(target)?.click();
      }),
    step,
  );

/** From now until the address names the tab, which React writes as it hears of the click. */
const heard = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = (): void => {
          if (location.hash === "") requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - from));
        };
        look();
      }),
  );

/** How long a busy machine may take for all clicks of a page, in ms; then the page is opened anew. */
const PATIENCE_MS = 40_000;
const TRIES = 3;

async function measureAnswers(page: Page, url: string): Promise<Answers> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "load" });
  const [started, first] = await Promise.all([heard(page), timed(page, TABS)]);
  await page.waitForFunction(() => document.querySelector("cw-island:not([live], [when])") === null);
  // The pointer comes before the click, and starts what waits to be used.
  const [carousel] = CAROUSEL;
  await page.hover(carousel);
  await page.waitForFunction(
    (css) => document.querySelector(css)?.closest("cw-island")?.hasAttribute("live"),
    carousel,
  );
  return { first, started, later: await timed(page, CAROUSEL) };
}

/**
 * Measures a page with tabs and a carousel on a phone's processor; the browser is never idle, so that the first click starts the runtime.
 * @throws Error where no click is answered, three times
 */
export async function respond(browser: Browser, url: string): Promise<Answers> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const answers = await Promise.race([measureAnswers(page, url).catch(() => null), late]);
    clearTimeout(timer);
    await page.close();
    if (answers) return answers;
  }
  throw new Error(`The clicks on ${url} were not answered within ${PATIENCE_MS / 1000} s, ${TRIES} times.`);
}
