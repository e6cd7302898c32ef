// @vitest-environment jsdom
import { createVisitorStore } from "@courseway/visitor";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MetricType } from "web-vitals";
import type { Beacon } from "./beacon.ts";
import { observeVitals } from "./observe-vitals.ts";
import { startVitals } from "./start-vitals.ts";
import { isMeasured, type VitalsSettings } from "./vitals-settings.ts";

const settings: VitalsSettings = {
  share: 0.1,
  honorsOptOut: true,
  honorsDoNotTrack: true,
  pageType: "course",
  blocks: ["hero", null, "pricing"],
};

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const measured = (name: string, value: number, entry: object): MetricType =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a figure as is read
  ({ name, value, entries: [entry], navigationType: "reload" }) as unknown as MetricType;

function view(html: string) {
  document.body.innerHTML = html;
  const sent: Beacon[] = [];
  let report: (metric: MetricType) => void = () => {};
  stop = observeVitals(settings, { follow: (tell) => (report = tell), send: (beacon) => sent.push(beacon) });
  const hide = () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  return { report: (metric: MetricType) => report(metric), hide, sent };
}
const find = (selector: string) => document.querySelector(selector);

describe("a view's figures", () => {
  it("name the block, the row and the kind of element that caused each, in one beacon at the page's end", () => {
    const { report, hide, sent } = view(
      `<header><p>Top</p></header><section data-row="0"><img></section><section data-row="2"><button><i>Go</i></button></section>`,
    );
    report(measured("LCP", 900.4, { element: find("header p") }));
    report(measured("LCP", 1234.6, { element: find("img") }));
    report(measured("INP", 240, { target: find("button") }));
    report(measured("CLS", 0.123456, { value: 0.1, sources: [{ node: null }, { node: find("i")?.firstChild }] }));
    report(measured("TTFB", 80, {}));
    expect(sent).toEqual([]);
    hide();
    hide();
    expect(sent).toEqual([
      {
        pageType: "course",
        navigation: "reload",
        figures: [
          { metric: "LCP", value: 1235, row: 0, block: "hero", part: "img" },
          { metric: "INP", value: 240, row: 2, block: "pricing", part: "button" },
          { metric: "CLS", value: 0.1235, row: 2, block: "pricing", part: "other" },
          { metric: "TTFB", value: 80, row: null, block: null, part: "other" },
        ],
        errors: [],
      },
    ]);
  });

  it("and errors carry nothing of the visitor: no address, no text, no message", () => {
    history.replaceState(null, "", "/course/?email=jane@example.com#555-0100");
    const { report, hide, sent } = view(
      `<section data-row="2"><input value="jane@example.com" id="jane" class="jane"></section>`,
    );
    report(measured("INP", 300, { target: find("input") }));
    const script = `${location.origin}/_next/static/a.js`;
    const error = new TypeError("jane@example.com is not a function");
    const throwAt = (filename: string) =>
      dispatchEvent(new ErrorEvent("error", { error, message: error.message, filename, lineno: 1, colno: 20 }));
    throwAt(`${script}?jane`);
    throwAt(script);
    throwAt(script);
    throwAt("https://partner.example/jane.js");
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "jane" }));
    hide();
    history.replaceState(null, "", "/");
    expect(JSON.stringify(sent)).not.toMatch(/jane|555|email|http/u);
    expect(sent[0]?.errors).toEqual([
      { kind: "uncaught", name: "TypeError", at: "/_next/static/a.js:1:20" },
      { kind: "uncaught", name: "TypeError", at: "" },
      { kind: "promise", name: "other", at: "" },
    ]);
  });

  it("include a script of the site that does not come, and no more than five errors", () => {
    const { hide, sent } = view(`<script src="/_next/static/gone.js" type="text/plain"></script><img>`);
    find("script")?.dispatchEvent(new Event("error"));
    find("img")?.dispatchEvent(new Event("error"));
    for (let column = 1; column < 9; column += 1)
      dispatchEvent(
        new ErrorEvent("error", { filename: `${location.origin}/_next/static/a.js`, lineno: 1, colno: column }),
      );
    hide();
    expect(sent[0]?.errors).toHaveLength(5);
    expect(sent[0]?.errors[0]).toEqual({ kind: "file", name: "other", at: "/_next/static/gone.js" });
  });

  it("are not sent for a page on which nothing was measured", () => {
    const { hide, sent } = view("");
    hide();
    expect(sent).toEqual([]);
  });
});

describe("who is measured", () => {
  const visit = { random: 0.05, isOptedOut: false, isUntracked: false };

  it("is the brand's share of those who neither opted out nor send Do Not Track, where the brand honors it", () => {
    expect(isMeasured(settings, visit)).toBe(true);
    expect(isMeasured(settings, { ...visit, random: 0.1 })).toBe(false);
    for (const wish of [{ isOptedOut: true }, { isUntracked: true }])
      expect(isMeasured(settings, { ...visit, ...wish })).toBe(false);
    const honorsNone = { ...settings, honorsOptOut: false, honorsDoNotTrack: false };
    expect(isMeasured(honorsNone, { ...visit, isOptedOut: true, isUntracked: true })).toBe(true);
  });

  it("is nobody who opted out before, and nobody of a brand that measures nothing", async () => {
    const listen = vi.spyOn(globalThis, "addEventListener");
    const start = async (jar: Record<string, string>, own: VitalsSettings | null) => {
      listen.mockClear();
      const browser = Object.assign(new TestBrowser(), { jar });
      const store = createVisitorStore(testSettings(browser.time), browser, browser.loadDetails);
      await startVitals(own, store, 0.05);
      return listen.mock.calls.some(([type]) => type === "visibilitychange");
    };
    expect(await start({}, settings)).toBe(true);
    expect(await start({ "consent-ad-personalization": "1" }, settings)).toBe(false);
    expect(await start({}, { ...settings, share: 0 })).toBe(false);
    expect(await start({}, null)).toBe(false);
  });
});
