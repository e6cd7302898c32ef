// @vitest-environment jsdom
import { createVisitorStore, saveConsent } from "@courseway/visitor";
import { emitEvent, receiveEvents, type VisitorEvent } from "@courseway/visitor/events";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageAnalytics } from "./page-analytics.ts";
import { type AnalyticsTools, startAnalytics } from "./start.ts";

const SEGMENT = "https://cdn.test/analytics.js";
const settings: PageAnalytics = {
  page: { brand: "ACE", pageName: "arizona", productId: "re-az-basic" },
  scripts: [
    { type: "optimizely", src: "https://cdn.test/7.js", attributes: {}, ends: Date.UTC(2026, 11, 1) },
    { type: "segment", src: SEGMENT, attributes: {}, ends: null },
    { type: "tagManager", src: "https://cdn.test/gtm.js", attributes: { id: "x" }, ends: null },
  ],
  customerData: { writeKey: "key", scriptUrl: "https://cdn.test", apiUrl: "https://api.test/v1/" },
  googleConsentMode: false,
  vitals: null,
  signInUrl: "https://account.ace.example/sign-in/",
};

let seen: (forms: readonly Element[]) => void = () => {};
class TestObserver {
  readonly forms: Element[] = [];
  constructor(report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    seen = () => report(this.forms.map((target) => ({ isIntersecting: true, target })));
  }
  observe(form: Element) {
    this.forms.push(form);
  }
  disconnect() {}
}

let stop = () => {};
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", TestObserver);
  document.title = "Arizona | Ace";
  // Other files of this worker send events too, which wait for the first page that receives them.
  receiveEvents(() => {})();
  for (const name of ["dataLayer", "analytics", "optimizely"]) Reflect.deleteProperty(window, name);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const MANAGER = `<dialog><form data-privacy-form><p data-privacy-signal hidden>Honored</p><input type="checkbox" name="share"><label data-privacy-confirm hidden><input type="checkbox" name="despite-signal"></label></form></dialog>`;

async function visit(html = "", prepare: (browser: TestBrowser) => void = () => {}, more: Partial<PageAnalytics> = {}) {
  document.body.innerHTML = MANAGER + html;
  const browser = new TestBrowser();
  prepare(browser);
  const store = createVisitorStore(testSettings(browser.time), browser, browser.loadDetails);
  store.start();
  const load = vi.fn<AnalyticsTools["load"]>().mockResolvedValue();
  const reload = vi.fn();
  stop = await startAnalytics({ ...settings, ...more }, store, { load, reload });
  await settled();
  return { browser, store, load, reload };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

const dataLayer = () => window.dataLayer ?? [];
const customerData = () => (Array.isArray(window.analytics) ? [...window.analytics] : []);
const loaded = ({ load }: Awaited<ReturnType<typeof visit>>) => load.mock.calls.map(([src]) => src);
const consent = (dataSharing: boolean) => ({
  context: { consent: { categoryPreferences: { DataSharing: dataSharing } } },
});

describe("a visit", () => {
  it("loads the page's scripts in order, and sends the page event with its fields and the consent flag [AN-001, AN-005, AN-008, PV-014]", async () => {
    const page = await visit();
    expect(page.load.mock.calls).toEqual(settings.scripts.map(({ src, attributes }) => [src, attributes]));
    const sent = {
      brand: "ACE",
      pageName: "arizona",
      productId: "re-az-basic",
      title: "Arizona | Ace",
      path: "/",
      DataSharing: true,
    };
    expect(dataLayer()).toEqual([
      { event: "gtm.js", "gtm.start": page.browser.time },
      { event: "page_view", ...sent },
    ]);
    expect(customerData()).toEqual([
      ["setAnonymousId", page.store.getSnapshot().anonymousId],
      ["page", "arizona", sent, consent(true)],
    ]);
    expect(window.analytics).toMatchObject({
      _writeKey: "key",
      _cdn: "https://cdn.test",
      _loadOptions: { integrations: { "Segment.io": { apiHost: "api.test/v1", protocol: "https" } } },
    });
  });

  it("of a brand with proxies has its customer data loaded from them and told to them [AN-004]", async () => {
    await visit("", undefined, {
      customerData: { writeKey: "key", scriptUrl: "https://t.ids.test/cdn", apiUrl: "https://t.ids.test/v1" },
    });
    expect(window.analytics).toMatchObject({
      _cdn: "https://t.ids.test/cdn",
      _loadOptions: { integrations: { "Segment.io": { apiHost: "t.ids.test/v1", protocol: "https" } } },
    });
  });

  it("adds the anonymous id to sign-in links, and to no other link [HD-015]", async () => {
    const signIn = `${settings.signInUrl}?vertical=RE`;
    const elsewhere = "https://account.drive.example/sign-in/?vertical=DR";
    const { store } = await visit(`<a href="${signIn}"><b>Sign in</b></a><a href="${elsewhere}"><b>Drive</b></a>`);
    const links = [...document.querySelectorAll("a")];
    for (const link of links) link.firstChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    const { anonymousId } = store.getSnapshot();
    expect(anonymousId).toMatch(/./);
    expect(links.map(({ href }) => href)).toEqual([`${signIn}&ajs_aid=${anonymousId}`, elsewhere]);
  });

  it("loads no experiment whose end has come [AN-009]", async () => {
    const page = await visit("", (browser) => (browser.time = Date.UTC(2026, 11, 1)));
    expect(loaded(page)).not.toContain("https://cdn.test/7.js");
    expect(loaded(page)).toContain(SEGMENT);
  });

  it("stands where a third party cannot be reached", async () => {
    const page = await visit();
    page.load.mockRejectedValue(new Error("down"));
    emitEvent({ name: "video", video: "v", state: "play" });
    await settled();
    expect(customerData().at(-1)).toEqual(["track", "Video Played", { video: "v" }, consent(true)]);
  });

  it.each<[VisitorEvent, string, string, object]>([
    [
      { name: "couponApplied", coupon: "TAKE20" },
      "coupon_applied",
      "Coupon Applied",
      { coupon: "TAKE20", category: "UNKNOWN" },
    ],
    [{ name: "form", form: "f-1", state: "submit" }, "form_submit", "Form Submitted", { form: "f-1" }],
    [{ name: "form", form: "f-1", state: "success" }, "form_success", "Form Succeeded", { form: "f-1" }],
    [{ name: "form", form: "f-1", state: "failure" }, "form_failure", "Form Failed", { form: "f-1" }],
    [{ name: "video", video: "v", state: "end" }, "video_end", "Video Ended", { video: "v" }],
    [
      { name: "experiment", experiment: "e", variation: "b" },
      "experiment_viewed",
      "Experiment Viewed",
      { experiment: "e", variation: "b" },
    ],
  ])("sends %j to both", async (event, key, title, fields) => {
    await visit();
    emitEvent(event);
    await settled();
    expect(dataLayer().at(-1)).toEqual({ event: key, ...fields });
    expect(customerData().at(-1)).toEqual(["track", title, fields, consent(true)]);
  });

  it("sends calls to action with their tag, label and target, but not the visitor's query; other clicks are nobody's business", async () => {
    await visit(`<a href="/b/">Plain</a><a id="cta" data-cta-tag="hero" href="https://x.test/checkout/?productId=p1&email=me">
      <b>Get  started</b></a><button data-cta-tag="more" aria-label="Read more">+</button>`);
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    for (const selector of ["a", "#cta b", "button"]) document.querySelector<HTMLElement>(selector)?.click();
    await settled();
    expect(dataLayer().slice(2)).toEqual([
      {
        event: "cta_click",
        tag: "hero",
        label: "Get started",
        href: "https://x.test/checkout/",
        productId: "p1",
      },
      { event: "cta_click", tag: "more", label: "Read more", href: null, productId: null },
    ]);
  });

  it("sends once that a form was seen and begun", async () => {
    await visit(`<form data-form="emailForm-3"><input><input></form>`);
    seen([]);
    for (const input of document.querySelectorAll<HTMLElement>("form[data-form] input")) input.focus();
    seen([]);
    await settled();
    expect(dataLayer().slice(2)).toEqual([
      { event: "form_view", form: "emailForm-3" },
      { event: "form_start", form: "emailForm-3" },
    ]);
  });

  it.each([
    ["SPRING-SITESALE26", "SITESALE"],
    ["cro-offer", "OFFER"],
    ["AmbassadorAnn", "AMBASSADOR"],
    ["VC5", "COMMON"],
    ["TAKE20", "UNKNOWN"],
  ])("says of the coupon %s that it is of the kind %s [CP-007]", async (coupon, category) => {
    await visit("", (fake) => (fake.address += `?hc=${coupon}`));
    expect(dataLayer()).toContainEqual({ event: "coupon_applied", coupon, category });
  });

  it("sends once each coupon that the visitor brought and that holds", async () => {
    const { browser } = await visit("", (fake) => (fake.address += "?hc=SAVE10"));
    browser.coupon("CAREER20");
    browser.change();
    await settled();
    expect(dataLayer().slice(2)).toEqual([
      { event: "coupon_applied", coupon: "SAVE10", category: "UNKNOWN" },
      { event: "coupon_applied", coupon: "CAREER20", category: "UNKNOWN" },
    ]);
  });

  it("sends which experiment the visitor is part of", async () => {
    await visit();
    const [call] = Array.isArray(window.optimizely) ? window.optimizely : [];
    call.handler({ data: { campaign: { id: "c1" }, decision: { variationId: "v2" } } });
    call.handler({ data: { campaign: { id: "c1" }, decision: { variationId: null } } });
    await settled();
    expect(dataLayer().slice(2)).toEqual([{ event: "experiment_viewed", experiment: "c1", variation: "v2" }]);
  });

  it("counts a page that comes back from the back/forward cache", async () => {
    await visit();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await settled();
    expect(dataLayer().filter((entry) => Reflect.get(entry, "event") === "page_view")).toHaveLength(2);
  });
});

describe("without consent", () => {
  const OPTED_OUT = (browser: TestBrowser) => void (browser.jar = { "consent-ad-personalization": "1" });
  const SIGNAL = (browser: TestBrowser) => void (browser.isSignalOn = true);

  it.each([
    ["a stored choice", OPTED_OUT, []],
    ["the browser's signal", SIGNAL, [{ event: "consent_preference", DataSharing: false, source: "signal" }]],
  ])(
    "by %s no third party is loaded or told, and our own host stores the choice [PV-011, PV-012, PV-013]",
    async (_, prepare, expected) => {
      const page = await visit(`<button data-cta-tag="more">+</button>`, prepare);
      document.querySelector("button")?.click();
      emitEvent({ name: "couponApplied", coupon: "A" });
      await settled();
      expect([loaded(page), window.analytics, dataLayer()]).toEqual([[], undefined, expected]);
      expect([page.browser.requests, page.browser.bodies]).toEqual([["/api/consent/"], [{ share: false }]]);
      expect(page.store.getSnapshot().anonymousId).toBeNull();
    },
  );

  it("a visitor who allows it is told of, from there on [PV-008]", async () => {
    const page = await visit("", OPTED_OUT);
    await saveConsent(page.store, 0);
    await settled();
    expect(loaded(page)).toContain(SEGMENT);
    expect(customerData().slice(1)).toMatchObject([
      ["page", "arizona", {}, consent(true)],
      ["track", "Consent Preference Updated", { DataSharing: true, source: "choice" }, consent(true)],
    ]);
  });
});

describe("Google's tags of a brand in consent mode", () => {
  const state = (value: string) => ({
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  });
  const layer = () =>
    dataLayer().map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Object.values(entry)
        : Reflect.get(entry, "event"),
    );
  const MODE = { googleConsentMode: true };

  it("are told denied first, granted for who shares, and denied again after an opt-out [AN-003, PV-013]", async () => {
    const { store, load } = await visit("", () => {}, MODE);
    const granted = [
      ["consent", "default", state("denied")],
      ["consent", "update", state("granted")],
      "gtm.js",
      "page_view",
    ];
    expect(layer()).toEqual(granted);
    expect(load).toHaveBeenCalled();
    await saveConsent(store, 1);
    await settled();
    expect(layer()).toEqual([...granted, "consent_preference", ["consent", "update", state("denied")]]);
  });

  it("are told denied, and not loaded, where the visitor shares nothing [AN-003, PV-013]", async () => {
    const { load } = await visit("", (browser) => void (browser.jar = { "consent-ad-personalization": "1" }), MODE);
    expect([layer(), load.mock.calls]).toEqual([[["consent", "default", state("denied")]], []]);
  });
});

describe("the Privacy Manager's form", () => {
  const parts = () => {
    const form = document.querySelector("form");
    const share = form?.querySelector("input");
    if (!form || !share) throw new Error("The page has no form.");
    return { form, share };
  };

  it("shows what is stored, and forgets what was switched and not saved [PV-004, PV-005]", async () => {
    await visit("", (browser) => void (browser.jar = { "consent-ad-personalization": "1" }));
    const { share } = parts();
    expect(share.checked).toBe(false);
    share.checked = true;
    document.querySelector("dialog")?.dispatchEvent(new Event("close"));
    expect(share.checked).toBe(false);
  });

  it("says that the browser's signal is honored, until the visitor shares all the same [PV-011]", async () => {
    const note = () => document.querySelector<HTMLElement>("[data-privacy-signal]");
    await visit();
    expect(note()?.hidden).toBe(true);
    stop();
    await visit("", (browser) =>
      Object.assign(browser, { isSignalOn: true, jar: { "consent-ad-personalization": "0" } }),
    );
    const { form, share } = parts();
    expect([note()?.hidden, share.checked]).toEqual([false, false]);
    Object.assign(document.querySelector("dialog") ?? {}, { close: () => {} });
    share.checked = true;
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await settled();
    expect([note()?.hidden, share.checked]).toEqual([true, true]);
  });

  it("asks to confirm a choice against the browser's signal, and only that [PV-011]", async () => {
    const asked = () => {
      const label = document.querySelector<HTMLElement>("[data-privacy-confirm]");
      return [label?.hidden === false, label?.querySelector("input")?.required];
    };
    const toggle = (on: boolean) => {
      const { share } = parts();
      share.checked = on;
      share.dispatchEvent(new Event("change"));
      return asked();
    };
    await visit();
    expect([asked(), toggle(false), toggle(true)].flat()).not.toContain(true);
    stop();
    const { store } = await visit("", (browser) => void (browser.isSignalOn = true));
    expect([asked(), toggle(true), toggle(false), toggle(true)]).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [true, true],
    ]);
    await saveConsent(store, 0);
    expect(toggle(true)).toEqual([false, false]);
  });

  it("gives the focus back to its opener before the choice is known, which may take the opener away", async () => {
    const page = await visit("", (browser) => void (browser.jar = { "consent-ad-personalization": "1" }));
    const { form, share } = parts();
    const stored = () => page.browser.jar["consent-ad-personalization"];
    const storedAtClose: unknown[] = [];
    const dialog = document.querySelector("dialog");
    dialog?.setAttribute("open", "");
    Object.assign(dialog ?? {}, { close: () => storedAtClose.push(stored()) });
    share.checked = true;
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await settled();
    expect([storedAtClose, stored(), share.checked]).toEqual([["1"], "0", true]);
  });

  it("stores the choice, says farewell to those who were told of the visit, and loads the page without them [PV-007, PV-008, PV-009]", async () => {
    const page = await visit();
    vi.useFakeTimers();
    const { form, share } = parts();
    document.querySelector("dialog")?.setAttribute("open", "");
    const close = vi.fn();
    Object.assign(document.querySelector("dialog") ?? {}, { close });
    share.checked = false;
    const event = new Event("submit", { cancelable: true });
    form.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(1000);
    expect([event.defaultPrevented, page.browser.jar["consent-ad-personalization"]]).toEqual([true, "1"]);
    expect(close).toHaveBeenCalledOnce();
    expect(customerData().at(-1)).toEqual([
      "track",
      "Consent Preference Updated",
      { DataSharing: false, source: "choice" },
      consent(false),
    ]);
    expect(page.reload).toHaveBeenCalledOnce();
    const sent = dataLayer().length;
    emitEvent({ name: "couponApplied", coupon: "A" });
    await vi.advanceTimersByTimeAsync(10);
    expect(dataLayer().length).toBe(sent);
  });
});
