import type { Browser, Page } from "playwright";

/** How long a visitor waits for an island, in ms from the click to the frame with its reaction. */
export interface Answers {
  /**
   * For the first click on a page where nothing has run yet: it starts the runtime. The clicked tabs react before the
   * runtime has started.
   */
  readonly first: number;
  /** For the same click, until the island handles it, which is when any island without React handles a first click. */
  readonly started: number;
  /** For a first click that only React can handle: a form is sent. Until its button shows the visitor that it is busy. */
  readonly busy: number;
  /** For the same click, until React handles it and sends the form. */
  readonly react: number;
  /** For a click on another island, once the page has started. */
  readonly later: number;
}

/** How many times slower than this machine a phone is, according to Lighthouse. */
const SLOWER = 4;

/** What to click, null for a click that another step makes, and what exists once the island has reacted. */
type Step = readonly [target: string | null, answer: string];
const TABS: Step = ['[role="tab"][aria-selected="false"]', '[role="tab"]:not(:first-child)[aria-selected="true"]'];
const CAROUSEL: Step = ['[aria-label="Next slide"]', '[aria-label="Previous slide"][aria-disabled="false"]'];

const FORM = 'cw-island[name="EmailFormFields"]';
const SUBMIT = `${FORM} [type="submit"]`;

/** Clicks without moving a pointer or scrolling first, which would also start the runtime. */
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
        if (target !== null) document.querySelector<HTMLElement>(target)?.click();
      }),
    step,
  );

/** The time from now until the address names the tab, which the island writes when it handles the click. */
const measureHandling = (page: Page): Promise<number> =>
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

/** How long a busy machine may take for all clicks of a page, in ms; then the page is opened again. */
const PATIENCE_MS = 40_000;
const TRIES = 3;

/**
 * Opens the page with a phone's processor speed; the browser is never idle, so that the first click starts the runtime.
 */
async function openSlowly(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "load" });
}

async function measureAnswers(page: Page, url: string): Promise<Pick<Answers, "first" | "started" | "later">> {
  await openSlowly(page, url);
  const [started, first] = await Promise.all([measureHandling(page), timed(page, TABS)]);
  await page.waitForFunction(() => document.querySelector("cw-island:not([live], [when])") === null);
  return { first, started, later: await timed(page, CAROUSEL) };
}

async function measureForm(page: Page, url: string): Promise<Pick<Answers, "busy" | "react">> {
  await openSlowly(page, url);
  // Set without typing: an input event would start the page before the click.
  await page.evaluate((form) => {
    for (const input of document.querySelectorAll<HTMLInputElement>(`${form} input:not([type="hidden"])`))
      input.value = input.type === "email" ? "ada@example.com" : "";
  }, FORM);
  const [busy, react] = await Promise.all([
    timed(page, [SUBMIT, `${FORM}[aria-busy="true"]`]),
    timed(page, [null, `${FORM} [aria-busy="true"]`]),
  ]);
  return { busy, react };
}

/**
 * @returns null if a busy machine takes too long
 */
async function inTime<Measured>(
  browser: Browser,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured | null> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const measured = await Promise.race([measure(page).catch(() => null), late]);
  clearTimeout(timer);
  await page.close();
  return measured;
}

/**
 * Measures a page with tabs, a carousel and an email form at a phone's processor speed.
 * @throws Error if no click gets a reaction, three times
 */
export async function respond(browser: Browser, url: string): Promise<Answers> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answers = await inTime(browser, (page) => measureAnswers(page, url));
    const form = answers && (await inTime(browser, (page) => measureForm(page, url)));
    if (answers !== null && form !== null) return { ...answers, ...form };
  }
  throw new Error(`The clicks on ${url} were not answered within ${PATIENCE_MS / 1000} s, ${TRIES} times.`);
}
