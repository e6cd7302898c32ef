import { type Offer, offerView, priceCodes, type PricingContext } from "@courseway/blocks";
import { createVisitorStore } from "@courseway/visitor";
import { boundaries, NO_OFFERS, type PagePromotions } from "@courseway/visitor/offers";
import { TEST_POLICY, TestBrowser, testSettings } from "@courseway/visitor/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNTIME_LOADER } from "@courseway/next-finish/start";
import { decorateLink, type LinkContext } from "./decorate-link.ts";

const HOUR = 3_600_000;
const LIFE = 72 * HOUR;
const RENDERED = Date.UTC(2026, 10, 21, 18);
const PAGE = "https://ace.example/a/";
const CHECKOUT = "https://checkout.ace.example/checkout/";

/** What may happen to an open page, in any order. Hours are whole, so that boundaries are met exactly too. */
type Happening =
  | { readonly kind: "time passes"; readonly hours: number }
  | { readonly kind: "a coupon event"; readonly code: string }
  | { readonly kind: "another tab signs up"; readonly code: string; readonly hoursAgo: number }
  | { readonly kind: "another tab removes the cookie" }
  | { readonly kind: "back from the back/forward cache"; readonly hours: number }
  | { readonly kind: "the address changes"; readonly query: string };

const hours = fc.integer({ min: 0, max: 80 });
const code = fc.constantFrom("MAIL", "mail", "SPRING", "SALE", "FLASH");
/** More than anybody is sent; the first thirty count. */
const MANY = Array.from({ length: 60 }, (_, index) => `MANY${index}`);
const query = fc.constantFrom(
  "",
  "?hc=URL",
  "?couponCode=url,SALE",
  "?utm_campaign=checkout-x",
  "?vc=FLASH&hc=URL",
  `?hc=${MANY.join(",")}`,
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant("time passes" as const), hours }),
  fc.record({ kind: fc.constant("a coupon event" as const), code }),
  fc.record({ kind: fc.constant("another tab signs up" as const), code, hoursAgo: hours }),
  fc.record({ kind: fc.constant("another tab removes the cookie" as const) }),
  fc.record({ kind: fc.constant("back from the back/forward cache" as const), hours }),
  fc.record({ kind: fc.constant("the address changes" as const), query }),
);
const side = fc.option(fc.integer({ min: -60, max: 120 }));
const situation = fc.record({
  sale: fc.option(fc.record({ starts: side, ends: side })),
  flash: fc.option(fc.record({ starts: side, ends: side })),
  isStored: fc.boolean(),
  first: query,
  happenings: fc.array(happening, { maxLength: 8 }),
});
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;
type HourWindow = NonNullable<Situation["sale"]>;

const at = (hour: number | null): number | null => (hour === null ? null : RENDERED + hour * HOUR);
const moments = ({ starts, ends }: HourWindow) => ({ starts: at(starts), ends: at(ends) });

function buildPromotions({ sale, flash }: Situation): PagePromotions {
  return {
    policy: TEST_POLICY,
    offer: sale && { ...moments(sale), coupon: "SALE" },
    topPromo: flash && { ...moments(flash), reset: null, switchedOn: true, hideStickyBanner: false },
    override: flash && { ...moments(flash), code: "FLASH" },
    graphicPromo: null,
  };
}

/** The oracle: written from the requirements, it shares no rule with the code and remembers everything that happened. */
class Oracle {
  hour = 0;
  query: string;
  cookie: { readonly code: string; readonly hour: number } | null = null;
  earned: { readonly code: string; readonly hour: number }[] = [];
  readonly #page: Situation;

  constructor(page: Situation) {
    this.#page = page;
    this.query = page.first;
  }

  isOn(window: HourWindow | null): boolean {
    return (
      window !== null &&
      (window.starts === null || window.starts <= this.hour) &&
      (window.ends === null || this.hour < window.ends)
    );
  }

  codes(): readonly string[] {
    const isYoung = (one: { readonly hour: number }) => this.hour < one.hour + LIFE / HOUR;
    const cookie = this.#page.isStored && this.cookie && isYoung(this.cookie) ? [this.cookie.code] : [];
    const inAddress = {
      "?hc=URL": ["URL"],
      "?couponCode=url,SALE": ["URL", "SALE"],
      "?vc=FLASH&hc=URL": ["FLASH", "URL"],
      [`?hc=${MANY.join(",")}`]: MANY.slice(0, 30),
    };
    const address = Object.entries(inAddress).find(([one]) => one === this.query)?.[1] ?? [];
    const shared = this.isOn(this.#page.flash) ? ["FLASH"] : this.isOn(this.#page.sale) ? ["SALE"] : [];
    const own = [...cookie, ...this.earned.filter(isYoung).map((one) => one.code)];
    return toSet([...shared, ...own, ...address]);
  }
}

const toSet = (codes: readonly string[]): readonly string[] =>
  [...new Set(codes.map((one) => one.toUpperCase()))].toSorted();

const codesOn = (link: string | null): readonly string[] =>
  toSet(new URL(link ?? "").searchParams.get("hc")?.split(",") ?? []);

function happen(event: Happening, browser: TestBrowser, oracle: Oracle): void {
  switch (event.kind) {
    case "time passes":
      oracle.hour += event.hours;
      return browser.pass(event.hours * HOUR);
    case "a coupon event":
      oracle.earned = [
        ...oracle.earned.filter((one) => one.code.toUpperCase() !== event.code.toUpperCase()),
        { code: event.code, hour: oracle.hour },
      ];
      return browser.coupon(event.code);
    case "another tab signs up":
      oracle.cookie = { code: event.code, hour: oracle.hour - event.hoursAgo };
      browser.jar = {
        emailCoupon: event.code,
        emailSubmissionDate: String(RENDERED + oracle.cookie.hour * HOUR),
      };
      return browser.change();
    case "another tab removes the cookie":
      oracle.cookie = null;
      browser.jar = {};
      return browser.change();
    case "back from the back/forward cache":
      // No timer runs while the page is away.
      oracle.hour += event.hours;
      browser.time += event.hours * HOUR;
      return browser.change();
    case "the address changes":
      oracle.query = event.query;
      browser.address = PAGE + event.query;
      return browser.change();
  }
}

const rules: LinkContext["rules"] = {
  origin: "https://ace.example",
  host: "ace.example",
  hosts: ["ace.example"],
  siblingHosts: ["checkout.ace.example"],
  checkoutOrigin: "https://checkout.ace.example",
  blogPaths: [],
};
const offer: Offer = {
  request: { productIds: ["7"], coupon: null, bundleCoupon: null },
  quote: null,
  link: null,
  state: null,
};
/** An editor's own link, with a coupon of its own. */
const edited: Offer = { ...offer, link: `${CHECKOUT}?productId=7&hc=EDITOR` };

/** A page of the server's: what everybody's links have on it, its visitor's settings, and when something of it changes. */
function servedAt(page: Situation, hour: number) {
  const promotions = buildPromotions(page);
  const atRender = new Oracle({ ...page, first: "" });
  atRender.hour = hour;
  const renderedAt = RENDERED + hour * HOUR;
  const moments = boundaries(promotions, renderedAt);
  const settings = testSettings(renderedAt, {
    promotions,
    boundaries: moments,
    emailed: { isStored: page.isStored, lifeDays: LIFE / HOUR / 24 },
  });
  return { served: { codes: atRender.codes(), replaced: [] }, settings, until: moments[0] ?? null };
}
type Served = ReturnType<typeof servedAt>;

/** Says what of an open page has other codes than its visitor is to have. */
function createCheck({ served, settings }: Served, page: Situation, browser: TestBrowser, oracle: Oracle) {
  // As a text of an editor has it in the cached HTML.
  const link = `${CHECKOUT}?productId=9${served.codes.length > 0 ? `&hc=${served.codes.join(",")}` : ""}`;
  const store = createVisitorStore(settings, browser, browser.loadDetails);
  const stop = store.start();
  const check = async (event: string) => {
    await new Promise(setImmediate);
    const snapshot = store.getSnapshot();
    const active = snapshot.offers ?? { ...NO_OFFERS, ...served };
    const context = { policy: TEST_POLICY, checkoutUrl: CHECKOUT, offers: active } as PricingContext;
    const priced = ({ request: { coupon }, link: own }: Offer) => toSet(priceCodes({ coupon, link: own }, context));
    const found = {
      price: priced(offer),
      link: codesOn(offerView(offer, context).href),
      other: codesOn(decorateLink(link, { rules, policy: TEST_POLICY, asServed: served }, snapshot)),
    };
    const wanted = oracle.codes();
    const show = JSON.stringify;
    const asEdited = show(toSet([...wanted, "EDITOR"]));
    const { href } = offerView(edited, context);
    const paid = codesOn(decorateLink(href ?? "", { rules, policy: TEST_POLICY, asServed: served }, snapshot));
    for (const codes of [priced(edited), codesOn(href), paid])
      if (show(codes) !== asEdited) throw new Error(`${event}: an editor's link has ${show(codes)}, not ${asEdited}`);
    for (const [place, codes] of Object.entries(found))
      if (show(codes) !== show(wanted)) throw new Error(`${event}: ${place} has ${show(codes)}, not ${show(wanted)}`);
    if (snapshot.offers === null) return;
    const { offerBanner, topPromo } = snapshot.offers;
    if ((offerBanner.phase === "main") !== oracle.isOn(page.sale))
      throw new Error(`${event}: the offer banner disagrees`);
    if (oracle.isOn(page.flash) && topPromo.phase !== "main") throw new Error(`${event}: the top banner is missing`);
  };
  return { check, stop };
}

test("whatever happens to an open page, price, its link, another checkout link and the banners have the same codes at the same moment [CP-004, CP-008, CP-011, CP-013, CP-017, CP-026, CK-013, EC-024, PB-002, PB-003, PB-010]", async () => {
  const verify = async (page: Situation) => {
    const browser = Object.assign(new TestBrowser(), { time: RENDERED, address: PAGE + page.first });
    const oracle = new Oracle(page);
    const { check, stop } = createCheck(servedAt(page, 0), page, browser, oracle);
    await check("at first");
    for (const event of page.happenings) {
      happen(event, browser, oracle);
      await check(event.kind);
    }
    stop();
  };
  const queued = fc.assert(fc.asyncProperty(situation, verify), { numRuns: 400 });
  await expect(queued).resolves.toBeUndefined();
});

const GLOBALS =
  "document location localStorage addEventListener performance Date PerformanceObserver requestAnimationFrame setTimeout".split(
    " ",
  );
/** The next frame, or the next task, is at once. */
const atOnce = (run: () => void): void => run();
// oxlint-disable-next-line typescript/no-implied-eval -- the text that every page carries
const loader = new Function("self", ...GLOBALS, RUNTIME_LOADER);

/** Has the loader's own text run on a page that is prerendered now. @returns its visitor comes: what it does */
function prerenderedPage(browser: TestBrowser, until: number | null): () => "starts" | "loads again" | "waits" {
  const since = browser.time;
  let onActivation = (): void => {};
  let does: "starts" | "loads again" | "waits" = "waits";
  const html = { hidden: false, dataset: {} };
  const page = {
    currentScript: { dataset: { src: "/starter.js", ...(until === null ? {} : { until: String(until) }) } },
    prerendering: true,
    readyState: "complete",
    documentElement: html,
    cookie: "",
    head: { append: () => (does = "starts") },
    createElement: () => ({}),
    addEventListener: (_: string, listener: () => void) => (onActivation = listener),
  };
  const Paints = function (this: object, tell: (entries: object) => void) {
    Object.assign(this, { observe: () => tell({}) });
  };
  const reload = (): void => {
    does = html.hidden ? "loads again" : "waits";
  };
  loader(
    {},
    page,
    { search: "", hash: "", reload },
    {},
    () => {},
    { now: () => browser.time - since },
    { now: browser.now },
    Paints,
    atOnce,
    atOnce,
  );
  return () => {
    page.prerendering = false;
    onActivation();
    return does;
  };
}

/** In hours: less than the five minutes for which a prerendered page is new, and exact in binary. */
const MOMENT = 1 / 16;
/** Before its visitor comes, a prerendered page only gets older, while other pages of the visitor's do what they do. */
const prerender = fc.record({
  page: situation,
  /** The page cache has had the page for so long. */
  kept: hours,
  moments: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 1300 })),
  signsUp: fc.option(code),
  query,
});

type Prerendered = typeof prerender extends fc.Arbitrary<infer Value> ? Value : never;

test("a prerendered page asks, counts and writes nothing before its visitor comes; then price, links and banners are those of that moment, in 10,000 sequences [CP-004, CP-013, CP-017, CK-013, PB-002, PB-003, PB-010]", async () => {
  const seen = { starts: 0, "loads again": 0, waits: 0, isChanged: 0 };
  const verify = async ({ page, kept, moments, signsUp, query: brought }: Prerendered) => {
    const browser = Object.assign(new TestBrowser(), { time: RENDERED, address: PAGE });
    const first = servedAt(page, 0);
    // The page cache ends an entry at its next change.
    const waited = first.until === null ? kept : Math.min(kept, (first.until - RENDERED) / HOUR - MOMENT);
    browser.time += waited * HOUR;
    const activate = prerenderedPage(browser, first.until);
    browser.pass(moments * MOMENT * HOUR);
    const oracle = new Oracle({ ...page, first: brought });
    oracle.hour = (browser.time - RENDERED) / HOUR;
    if (signsUp !== null) happen({ kind: "another tab signs up", code: signsUp, hoursAgo: 0 }, browser, oracle);
    if ([browser.written, browser.requests, [...browser.timers], browser.listenerCount].flat().join("") !== "0")
      throw new Error("Something of the page ran before its visitor came.");
    browser.address = PAGE + brought;
    const does = activate();
    seen[does] += 1;
    if (first.until !== null && browser.time >= first.until) seen.isChanged += 1;
    const shown = does === "loads again" ? servedAt(page, oracle.hour) : first;
    const everybody = new Oracle({ ...page, first: "" });
    everybody.hour = oracle.hour;
    if (String(shown.served.codes) !== String(everybody.codes())) throw new Error("The page's first HTML is wrong.");
    const { check, stop } = createCheck(shown, page, browser, oracle);
    await check("as the visitor comes");
    stop();
  };
  const queued = fc.assert(fc.asyncProperty(prerender, verify), { numRuns: 10_000 });
  await expect(queued).resolves.toBeUndefined();
  expect(seen.waits).toBe(0);
  expect(Math.min(seen.starts, seen["loads again"], seen.isChanged)).toBeGreaterThan(500);
}, 120_000);
