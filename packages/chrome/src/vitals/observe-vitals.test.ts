// @vitest-environment jsdom
import { createVisitorStore } from "@courseway/visitor";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MetricType } from "web-vitals";
import fc from "fast-check";
import { type Beacon, METRICS, NAVIGATIONS, PARTS } from "./beacon.ts";
import { ERROR_NAMES } from "./browser-error.ts";
import { IslandError } from "@courseway/next-finish/browser";
import { bufferErrors } from "./error-buffer.ts";
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

/** Of this page, as the start of every page keeps them. */
const stored = bufferErrors();

let stop = (): void => {};
afterEach(() => {
  stop();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page of a test is over
  (stored.events as Event[]).length = 0;
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
  stop = observeVitals(settings, stored, { follow: (run) => (report = run), send: (beacon) => sent.push(beacon) });
  const hide = async () => {
    // The first error loads what reads errors.
    await import("./errors-of.ts");
    await Promise.resolve();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  return { report: (metric: MetricType) => report(metric), hide, sent };
}
const script = `${location.origin}/_next/static/islands/2L5OC4JL.js`;
const throwAt = (error: unknown, filename: string, colno = 20) =>
  dispatchEvent(new ErrorEvent("error", { error, message: String(error), filename, lineno: 1, colno }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
/** Browsers give every error a stack of scripts; Node's has files of this machine. */
const withStack = <Thrown extends Error>(error: Thrown, stack: string): Thrown => Object.assign(error, { stack });
const find = (selector: string) => document.querySelector(selector);

describe("a view's figures", () => {
  it("name the block, the row and the kind of element that caused each, in one beacon at the page's end", async () => {
    const { report, hide, sent } = view(
      `<header><p>Top</p></header><section data-row="0"><img></section><section data-row="2"><button><i>Go</i></button></section>`,
    );
    report(measured("LCP", 900.4, { element: find("header p") }));
    report(measured("LCP", 1234.6, { element: find("img") }));
    report(measured("INP", 240, { target: find("button") }));
    report(measured("CLS", 0.123456, { value: 0.1, sources: [{ node: null }, { node: find("i")?.firstChild }] }));
    report(measured("TTFB", 80, {}));
    expect(sent).toEqual([]);
    await hide();
    await hide();
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

  it("and errors carry nothing of the visitor: no address, no text, no message", async () => {
    history.replaceState(null, "", "/course/?email=jane@example.com#555-0100");
    const { report, hide, sent } = view(
      `<section data-row="2"><input value="jane@example.com" id="jane" class="jane"></section>`,
    );
    report(measured("INP", 300, { target: find("input") }));
    const error = withStack(new TypeError("jane@example.com is not a function"), "");
    throwAt(error, script);
    throwAt(error, script);
    throwAt(error, "https://partner.example/_next/static/islands/JANE5550.js");
    reject("jane");
    await hide();
    history.replaceState(null, "", "/");
    expect(JSON.stringify(sent)).not.toMatch(/jane|555|email|http/iu);
    expect(sent[0]?.errors).toEqual([
      { kind: "uncaught", name: "TypeError", at: "/_next/static/islands/2L5OC4JL.js:1:20", block: null },
      { kind: "uncaught", name: "TypeError", at: "", block: null },
      { kind: "promise", name: "other", at: "", block: null },
    ]);
  });

  it("say where a promise's error came from, and which block's island fails", async () => {
    const { hide, sent } = view(`<section data-row="2"><cw-island name="Price"><b></b></cw-island></section>`);
    const stack = `RangeError: jane\n    at https://partner.example/a.js:1:1\n    at go (${script}:3:40)`;
    reject(withStack(new RangeError("jane"), stack));
    const island = find("cw-island");
    if (island) throwAt(new IslandError(island, withStack(new RangeError("jane"), stack)), "");
    await hide();
    const at = "/_next/static/islands/2L5OC4JL.js:3:40";
    expect(sent[0]?.errors).toEqual([
      { kind: "promise", name: "RangeError", at, block: null },
      { kind: "island", name: "RangeError", at, block: "pricing" },
    ]);
  });

  it("include a script of the site that does not come, however it was asked for, and no more than five errors", async () => {
    const { hide, sent } = view(`<script src="/_next/static/islands/GONE1234.js" type="text/plain"></script><img>`);
    find("script")?.dispatchEvent(new Event("error"));
    find("img")?.dispatchEvent(new Event("error"));
    const island = document.createElement("cw-island");
    throwAt(new IslandError(island, new TypeError(`Failed to fetch dynamically imported module: ${script}`)), "");
    for (let column = 1; column < 9; column += 1) throwAt(new Error("any"), script, column);
    await hide();
    expect(sent[0]?.errors).toHaveLength(5);
    expect(sent[0]?.errors.slice(0, 2)).toEqual([
      { kind: "file", name: "other", at: "/_next/static/islands/GONE1234.js", block: null },
      { kind: "file", name: "TypeError", at: "/_next/static/islands/2L5OC4JL.js", block: null },
    ]);
  });

  it("are words that the site's own code knows, whatever a page, a visitor or an error says", async () => {
    const at = /^(?:\/_next\/static\/islands\/2L5OC4JL\.js:\d+:\d+)?$/u;
    const kinds = ["uncaught", "promise", "island", "file"];
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.webUrl({ withQueryParameters: true }), async (text, url) => {
        const { report, hide, sent } = view(`<section data-row="0"><a></a></section><section data-row="2"></section>`);
        const link = find("a");
        link?.append(text);
        for (const name of ["id", "class", "href", "title", "name"]) link?.setAttribute(name, text);
        const named = Object.assign(new TypeError(`${text} ${url}`), { name: text });
        for (const error of [named, new Error(`${url} ${location.origin}/${text}`), text]) {
          throwAt(error, url);
          reject(error);
          throwAt(new IslandError(link ?? document.body, error), script);
        }
        report(measured("LCP", 1, { element: link, url, id: text }));
        report(measured("INP", 1, { target: link?.firstChild, name: text }));
        report(measured("CLS", 1, { value: 1, sources: [{ node: link }] }));
        await hide();
        stop();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page of a test is over
        (stored.events as Event[]).length = 0;
        vi.restoreAllMocks();
        expect(sent).toHaveLength(1);
        for (const { pageType, navigation, figures, errors, ...more } of sent) {
          expect([pageType, more]).toEqual(["course", {}]);
          expect(NAVIGATIONS).toContain(navigation);
          for (const { metric, value, row, block, part, ...rest } of figures) {
            expect([metric, part, rest]).toEqual([expect.toBeOneOf([...METRICS]), expect.toBeOneOf(PARTS), {}]);
            expect([value, row, block]).toEqual([1, 0, "hero"]);
          }
          for (const { kind, name, block, at: location, ...rest } of errors) {
            expect([kind, name, rest]).toEqual([expect.toBeOneOf(kinds), expect.toBeOneOf(ERROR_NAMES), {}]);
            expect(["hero", null]).toContain(block);
            expect(location).toMatch(at);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("are not sent for a page on which nothing was measured", async () => {
    const { hide, sent } = view("");
    await hide();
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
      await startVitals(own, store, stored, 0.05);
      return listen.mock.calls.some(([type]) => type === "visibilitychange");
    };
    expect(await start({}, settings)).toBe(true);
    expect(await start({ "consent-ad-personalization": "1" }, settings)).toBe(false);
    expect(await start({}, { ...settings, share: 0 })).toBe(false);
    expect(await start({}, null)).toBe(false);
  });
});
