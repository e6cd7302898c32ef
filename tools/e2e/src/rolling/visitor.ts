import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright";
import { chargeAt } from "../helpers/charge.ts";
import { fetchOutbox } from "../helpers/outbox.ts";
import type { BalancedSite } from "./balanced-site.ts";

/** A course with a price and a form. */
export const COURSE = "/real-estate-license/arizona/";
const PRODUCT = "re-az-basic";
const SALE = "SITESALE15";
const COUPON = "CAREER20";
/** The timeout for a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Records every price of the course's hero, starting with the first HTML. */
const notePrices = (): void => {
  const seen: string[] = [];
  Reflect.set(window, "pricesSeen", seen);
  new MutationObserver(() => {
    const text = document.querySelector(".cw-hero .cw-price-final")?.lastChild?.textContent ?? "";
    if (text !== "" && text !== seen.at(-1)) seen.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

const readPrices = (page: Page): Promise<unknown> => page.evaluate<unknown>(() => Reflect.get(window, "pricesSeen"));

const getForm = (page: Page): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Subscribe and Get the Guide" }) });

/** A course page in a background tab, without any of its scripts yet. */
export interface HiddenTab {
  readonly page: Page;
  /** Lets its scripts load from now on. */
  readonly show: () => void;
}

/** What a visitor saw after using every part of a page. */
interface Seen {
  /** The course's prices in order. */
  readonly prices: unknown;
  /** How often the list received the visitor's address. */
  readonly received: number;
}

/** Visitors of a site, each in a separate browser context, and their failures. */
export class Visitors {
  /** Files of the site that failed to load, and script errors. */
  readonly failures: string[] = [];
  /** What each visitor must see: the course's price with the sale, then with the coupon. */
  readonly due: Seen;
  readonly #browser: Browser;
  readonly #site: BalancedSite;
  #count = 0;

  private constructor(browser: Browser, site: BalancedSite, prices: readonly string[]) {
    this.#browser = browser;
    this.#site = site;
    this.due = { prices, received: 1 };
  }

  static async of(browser: Browser, site: BalancedSite): Promise<Visitors> {
    const prices = await Promise.all([SALE, COUPON].map((code) => chargeAt(site.sandbox, PRODUCT, code)));
    return new Visitors(browser, site, prices);
  }

  async #newPage(): Promise<Page> {
    const context = await this.#browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(notePrices);
    this.#follow(page);
    return page;
  }

  #follow(page: Page): void {
    this.#count += 1;
    const visitor = this.#count;
    const isOurs = (url: string): boolean => url.startsWith(this.#site.url);
    const note = (text: string): void => void this.failures.push(`visitor ${visitor}: ${text}`);
    page.on("response", (answer) => {
      if (isOurs(answer.url()) && answer.status() >= 400) note(`${answer.status()} ${answer.url()}`);
    });
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // Leaving a page cancels its pending requests.
      if (isOurs(request.url()) && why !== "net::ERR_ABORTED") note(`${why} ${request.url()}`);
    });
    page.on("pageerror", ({ message }) => note(message));
    page.on("console", (message) => {
      if (message.type() === "error" && isOurs(message.location().url)) note(message.text());
    });
  }

  /** Opens the course page and waits until its islands run. */
  async open(query = ""): Promise<Page> {
    const page = await this.#newPage();
    await page.goto(this.#site.url + COURSE + query);
    await waitForStart(page);
    return page;
  }

  /** Opens the course page in a background tab. */
  async openBehind(): Promise<HiddenTab> {
    const page = await this.#newPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/_page-data\/\w+\.js$/u, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(this.#site.url + COURSE);
    return { page, show: resolve };
  }

  /**
   * Uses every part of an open course page: its form's validation, a coupon's price, the form, then another page and
   * its island.
   * @param thanks the form's final message, which differs between releases
   */
  async use(page: Page, thanks: RegExp): Promise<Seen> {
    await waitForStart(page);
    const form = getForm(page);
    // The form's script loads once the pointer is over it. Until then the browser validates the form.
    await form.hover(PATIENCE);
    await form.and(page.locator("[novalidate]")).waitFor(PATIENCE);
    await form.getByRole("button").click();
    await page.getByText("Please enter a valid email address").waitFor(PATIENCE);

    if (!page.url().includes(COUPON))
      await page.evaluate(
        (code) => window.dispatchEvent(new CustomEvent("courseway:coupon", { detail: { code } })),
        COUPON,
      );
    await page.waitForFunction(() => Number(Reflect.get(window, "pricesSeen")?.length) > 1, undefined, PATIENCE);

    const email = `${randomUUID()}@example.com`;
    await form.getByLabel("Email Address").fill(email);
    await form.getByRole("button").click();
    await page.getByRole("status").filter({ hasText: thanks }).waitFor(PATIENCE);
    const seen = { prices: await readPrices(page), received: (await fetchOutbox(email, this.#site.sandbox)).length };

    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname === "/", PATIENCE);
    await waitForStart(page);
    await page.getByRole("button", { name: "Next slide" }).first().click();
    await page.locator(".cw-carousel [aria-label='Previous slide'][aria-disabled='false']").first().waitFor(PATIENCE);
    await page.context().close();
    return seen;
  }

  /** Opens the course page as a new visitor with a coupon in the address, and uses every part of it. */
  async come(thanks: RegExp): Promise<Seen> {
    return this.use(await this.open(`?hc=${COUPON}&visit=${randomUUID()}`), thanks);
  }
}

/** Waits until a page's bundle runs and has started every island that starts without interaction. */
const waitForStart = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => Reflect.get(window, "coursewayHeld")?.isStarted && !document.querySelector("cw-island:not([live], [when])"),
    undefined,
    PATIENCE,
  );
