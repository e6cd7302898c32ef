import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { DevTools, type Json } from "../local/devtools.ts";

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
const timed = (target: string | null, answer: string): Promise<number> =>
  new Promise<number>((resolve) => {
    const clickedAt = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector(answer) === null) return;
      observer.disconnect();
      // The frame is drawn between the two.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
    }).observe(document, { subtree: true, childList: true, attributes: true });
    if (target !== null) document.querySelector<HTMLElement>(target)?.click();
  });

/** The time from now until the address names the tab, which the island writes when it handles the click. */
const measureHandling = (): Promise<number> =>
  new Promise<number>((resolve) => {
    const from = performance.now();
    const look = (): void => {
      if (location.hash === "") requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - from));
    };
    look();
  });

const waitForIslands = (): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const look = (): void => {
      if (document.querySelector("cw-island:not([live], [when])")) requestAnimationFrame(look);
      else resolve(true);
    };
    look();
  });

/** Without typing: an input event would start the page before the click. */
const fillForm = (form: string): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${form} input:not([type="hidden"])`))
    input.value = input.type === "email" ? "ada@example.com" : "";
};

/** How long a page may load on a busy machine, in ms; then it is opened again, as after a click without a reaction. */
const LONGEST_LOAD = 30_000;
const TRIES = 3;

/** A page in its own window, at a phone's size and processor speed. Nothing observes its scripts. */
class SlowPage {
  readonly #tools: DevTools;
  readonly #context: unknown;
  readonly #session: string;

  private constructor(tools: DevTools, context: unknown, session: string) {
    this.#tools = tools;
    this.#context = context;
    this.#session = session;
  }

  static async create(tools: DevTools): Promise<SlowPage> {
    const { browserContextId } = await tools.send("Target.createBrowserContext");
    const { targetId } = await tools.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await tools.send("Target.attachToTarget", { targetId, flatten: true });
    return new SlowPage(tools, browserContextId, String(sessionId));
  }

  /** Opens the page and waits until it is loaded; the browser is never idle, so that the first click starts the runtime. */
  async open(url: string): Promise<void> {
    const send = (method: string, params: Json = {}): Promise<Json> => this.#tools.send(method, params, this.#session);
    await send("Page.enable");
    const size = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
    await send("Emulation.setDeviceMetricsOverride", size);
    await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
    await send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await send("Page.addScriptToEvaluateOnNewDocument", { source: "window.requestIdleCallback = () => 0" });
    const loaded = this.#waitForLoad(url);
    await Promise.all([send("Page.navigate", { url }), loaded]);
  }

  #waitForLoad(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.#tools.listen((method, _, session) => {
        if (method !== "Page.loadEventFired" || session !== this.#session) return;
        clearTimeout(timer);
        stop();
        resolve();
      });
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${url} did not load.`));
      }, LONGEST_LOAD);
    });
  }

  /** Runs a function in the page and returns what it resolves to. */
  async run<Args extends readonly (string | null)[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const expression = `(${work.toString()})(...${JSON.stringify(args)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#tools.send("Runtime.evaluate", options, this.#session);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function's own result
    return (result as { readonly value: Awaited<Value> }).value;
  }

  async close(): Promise<void> {
    await this.#tools.send("Target.disposeBrowserContext", { browserContextId: this.#context });
  }
}

async function measureAnswers(page: SlowPage): Promise<Pick<Answers, "first" | "started" | "later">> {
  const [started, first] = await Promise.all([page.run(measureHandling), page.run(timed, ...TABS)]);
  await page.run(waitForIslands);
  return { first, started, later: await page.run(timed, ...CAROUSEL) };
}

async function measureForm(page: SlowPage): Promise<Pick<Answers, "busy" | "react">> {
  await page.run(fillForm, FORM);
  const [busy, react] = await Promise.all([
    page.run(timed, SUBMIT, `${FORM}[aria-busy="true"]`),
    page.run(timed, null, `${FORM} [aria-busy="true"]`),
  ]);
  return { busy, react };
}

/** @returns null if the page does not load or react in time */
async function inTime<Measured>(
  tools: DevTools,
  url: string,
  measure: (page: SlowPage) => Promise<Measured>,
): Promise<Measured | null> {
  const page = await SlowPage.create(tools);
  try {
    await page.open(url);
    return await measure(page);
  } catch {
    return null;
  } finally {
    await page.close();
  }
}

async function respondOnce(tools: DevTools, url: string): Promise<Answers> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answers = await inTime(tools, url, measureAnswers);
    const form = answers && (await inTime(tools, url, measureForm));
    if (answers !== null && form !== null) return { ...answers, ...form };
  }
  throw new Error(`The clicks on ${url} were not answered in time, ${TRIES} times.`);
}

/**
 * Measures the clicks on a page with tabs, a carousel and an email form, several times, at a phone's processor speed.
 * @throws Error if no click gets a reaction, three times
 */
export async function respond(url: string, times: number): Promise<readonly Answers[]> {
  const { tools, close } = await DevTools.launch(ensureBrowser(), browserArguments);
  try {
    const all: Answers[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
    while (all.length < times) all.push(await respondOnce(tools, url));
    return all;
  } finally {
    await close();
  }
}
