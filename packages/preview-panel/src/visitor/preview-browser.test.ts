import { COOKIES, sharingChoice, STATES_AND_DC } from "@courseway/brand/rules";
import { chooseState, createVisitorStore, type SiteData, type VisitorSnapshot } from "@courseway/visitor";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { previewBrowser, visitorAddress } from "./preview-browser.ts";
import {
  NEW_VISITOR,
  readVisitorParameter,
  type SimulatedVisitor,
  visitorParameter,
} from "@courseway/visitor/simulated";

const HOUR = 3_600_000;
const code = fc.stringMatching(/^[A-Z]{3,8}[0-9]{0,2}$/u);
const visitors: fc.Arbitrary<SimulatedVisitor> = fc.record({
  state: fc.option(fc.constantFrom(...STATES_AND_DC.map(({ abbreviation }) => abbreviation))),
  emailed: fc.option(fc.record({ code, ageMs: fc.integer({ min: 0, max: 200 }).map((hours) => hours * HOUR) })),
  coupon: fc.option(fc.record({ parameter: fc.constantFrom("hc", "vc", "couponCode"), codes: code })),
  campaign: fc.option(fc.constantFrom("33113", "99999")),
  consent: fc.constantFrom(0, 1),
  isReturning: fc.boolean(),
  hasPhone: fc.boolean(),
});

/** Starts a store of a page whose offer has the given window, and reads it completely. */
async function readSnapshot(
  browser: Parameters<typeof createVisitorStore>[1] & { loadDetails: Parameters<typeof createVisitorStore>[2] },
  renderedAt: number,
  offer: { readonly starts: number; readonly ends: number },
): Promise<VisitorSnapshot> {
  const settings = testSettings(renderedAt, {
    promotions: { ...testSettings(0).promotions, offer: { ...offer, coupon: "SALE" } },
    boundaries: [offer.starts, offer.ends].filter((moment) => moment > renderedAt),
  });
  const store = createVisitorStore(settings, browser, browser.loadDetails);
  const stop = store.start();
  await store.readDetails();
  stop();
  return store.getSnapshot();
}

/** The browser of a real visitor with the same data, at that time. */
function realBrowser(visitor: SimulatedVisitor, time: number): TestBrowser {
  const browser = new TestBrowser();
  browser.time = time;
  browser.address = visitorAddress(browser.address, visitor);
  browser.jar = {
    "consent-ad-personalization": String(visitor.consent),
    // A visitor whom a preview shows as sharing data has chosen to share.
    ...(visitor.consent === 0 ? { [COOKIES.sharing.name]: sharingChoice(false) } : {}),
    ...(visitor.state ? { state: visitor.state } : {}),
    ...(visitor.emailed
      ? { emailCoupon: visitor.emailed.code, emailSubmissionDate: String(time - visitor.emailed.ageMs) }
      : {}),
  };
  if (visitor.isReturning && visitor.consent === 0) browser.items?.setItem("anonymousId", "preview");
  return browser;
}

describe("the browser of a preview", () => {
  test("has the visitor and the clock that a real visitor's has at that moment, whoever and whenever", async () => {
    await fc.assert(
      fc.asyncProperty(
        visitors,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        async (visitor, hours, from, length) => {
          const editor = new TestBrowser();
          const at = editor.time + hours * HOUR;
          const starts = editor.time + from * HOUR;
          const offer = { starts, ends: starts + length * HOUR };
          const preview = previewBrowser(visitor, hours * HOUR, editor, editor);
          const real = realBrowser(visitor, at);
          expect(await readSnapshot(preview, at, offer)).toEqual(await readSnapshot(real, at, offer));
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });

  test("writes nothing to the editor's own cookies and storage, and sends nothing that would", async () => {
    const editor = new TestBrowser();
    editor.jar = { emailCoupon: "MINE", state: "OH" };
    editor.items?.setItem("anonymousId", "editor");
    const frozen = JSON.stringify([editor.jar, Object.entries(editor.items ?? {})]);
    for (const visitor of [null, { ...NEW_VISITOR, consent: 1 as const }, { ...NEW_VISITOR, state: "TX" }]) {
      const { data, ...browser } = previewBrowser(visitor, 5 * HOUR, editor, editor);
      const store = createVisitorStore(testSettings(editor.time), browser, browser.loadDetails);
      const stop = store.start();
      const details = await store.readDetails();
      details?.setConsent(1);
      details?.setItem("dismissed-SAVE", "true");
      await store.locate();
      stop();
      expect(data.cookies()["consent-ad-personalization"]).toBe("1");
    }
    expect(JSON.stringify([editor.jar, Object.entries(editor.items ?? {})])).toBe(frozen);
    expect(editor.bodies).toEqual([]);
  });

  test("is the editor's where nobody is made up: their state, their coupons", async () => {
    const editor = new TestBrowser();
    editor.jar = { emailCoupon: "MINE", emailSubmissionDate: String(editor.time), state: "OH" };
    const store = createVisitorStore(testSettings(editor.time), ...pair(previewBrowser(null, 0, editor, editor)));
    const stop = store.start();
    await store.readDetails();
    stop();
    expect(store.getSnapshot()).toMatchObject({ state: "OH", emailed: { codes: ["MINE"] } });
  });

  test("remembers a state that is chosen on the page, for the page alone [LOC-002]", async () => {
    const editor = new TestBrowser();
    const store = createVisitorStore(
      testSettings(editor.time),
      ...pair(previewBrowser(NEW_VISITOR, 0, editor, editor)),
    );
    expect(await chooseState(store, "arizona")).toBe(true);
    expect([store.getSnapshot().state, editor.jar, editor.requests]).toEqual(["AZ", {}, []]);
  });

  test("asks the host as of the moment of its address, and of nothing else", async () => {
    const editor = new TestBrowser();
    editor.address += "?token=T&at=2027-01-01T00:00:00Z&sig=S&as=state%3DTX";
    const asked = (browser: typeof editor) => previewBrowser(NEW_VISITOR, HOUR, browser, browser).data.fetch;
    await asked(editor)("/api/schedule/?courseIds=a");
    editor.address = "https://www.ace.example.com/?token=T";
    await asked(editor)("/api/schedule/?courseIds=a");
    expect(editor.requests).toEqual([
      "/api/schedule/?courseIds=a&token=T&at=2027-01-01T00%3A00%3A00Z&sig=S",
      "/api/schedule/?courseIds=a",
    ]);
  });

  test("goes on ticking from its moment, with the page's own timers", async () => {
    const editor = new TestBrowser();
    const ends = editor.time + 48 * HOUR;
    const browser = previewBrowser(NEW_VISITOR, 47 * HOUR, editor, editor);
    const settings = testSettings(browser.now(), {
      promotions: { ...testSettings(0).promotions, offer: { starts: null, ends, coupon: "SALE" } },
      boundaries: [ends],
    });
    const store = createVisitorStore(settings, browser, browser.loadDetails);
    const stop = store.start();
    await store.readDetails();
    expect(store.getSnapshot().offers?.codes ?? ["SALE"]).toEqual(["SALE"]);
    editor.pass(HOUR);
    await store.readDetails();
    expect(store.getSnapshot()).toMatchObject({ now: ends, offers: { codes: [], replaced: ["SALE"] } });
    stop();
  });
});

const pair = (browser: ReturnType<typeof previewBrowser>) => [browser, browser.loadDetails] as const;

describe("a simulated visitor in an address", () => {
  test("reads back as it was written", () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        expect(readVisitorParameter(visitorParameter(visitor))).toEqual(visitor);
      }),
    );
  });

  test("is somebody new for what is malformed, and nobody without it", () => {
    expect(readVisitorParameter("state=XX&mailHours=-3&consent=yes&codes=%20")).toEqual(NEW_VISITOR);
    expect(readVisitorParameter("mail=A&mailHours=1e9")?.emailed).toEqual({ code: "A", ageMs: 0 });
    expect(readVisitorParameter(null)).toBeNull();
  });

  test("leaves none of the preview's own parameters in the visitor's address", () => {
    const address = "https://www.ace.example.com/p/?token=T&at=2027-01-01T00:00:00Z&sig=S&as=state%3DTX#faq";
    const visitor = { ...NEW_VISITOR, coupon: { parameter: "hc", codes: "A,B" }, campaign: "33113" };
    expect(visitorAddress(address, visitor)).toBe(
      "https://www.ace.example.com/p/?token=T&hc=A%2CB&campaignid=33113#faq",
    );
  });
});

test("a site's data of an editor who blocks storage is empty, and the page stands", () => {
  const editor = new TestBrowser();
  editor.items = null;
  const data: SiteData = previewBrowser(null, 0, editor, editor).data;
  expect(data.storage()?.getItem("anonymousId")).toBeNull();
});
