import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import fc from "fast-check";
import { createElement } from "react";
import { PREVIEW_TOKEN, type ServedSite, servedSite } from "./served-site.ts";
import type { DynamicOptions } from "./open-site.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Chicago, the time zone of the test brand's dates. */
const NOW = Date.UTC(2026, 10, 21, 18);

/** Replaces the panel and prints the data that it receives. */
const Frame: NonNullable<DynamicOptions["Frame"]> = ({ inspection, visitor }) =>
  createElement("pre", { "data-told": "" }, JSON.stringify({ ...inspection, boundaries: visitor.boundaries }));

const page = (title: string, baseComponents: readonly object[] = []) => ({ title, pageTitle: title, baseComponents });
const buy = { typeHandle: "learnMore", learnMoreContent: "<h2>Enroll</h2>", ctaLabel: "Enroll", ctaLink: "/checkout/" };
const card = (id: string) => ({
  typeHandle: "productCards",
  productCardList: [{ cardTitle: id, productEntry: id, showPricing: true, showPriceText: true, ctaLabel: "Buy" }],
});

let site: ServedSite;
beforeAll(async () => {
  // Off, because this test opens two hundred moments in a minute, which no editor does.
  vi.stubEnv("RATE_LIMITS", "off");
  site = await servedSite({
    now: NOW,
    live: { Frame },
    content: {
      pages: {
        home: page("Home", [buy, card("unknown"), card("course")]),
        featuring: page("Featuring", [{ typeHandle: "featuredArticle" }]),
        other: page("Other", [buy]),
        soon: {
          ...page("Soon", [{ typeHandle: "learnMore", learnMoreContent: "<h2>Class of December</h2>" }]),
          postDate: new Date(NOW + DAY).toISOString(),
          expiryDate: new Date(NOW + 4 * DAY).toISOString(),
        },
      },
      drafts: { other: page("Other, soon", [buy]) },
      products: {
        course: { title: "Course", xgritProductId: "course", xgritCoupon: "OWN5" },
        unknown: { title: "Unknown", xgritProductId: "unknown" },
      },
    },
    catalog: { course: { title: "Course", price: 100, filter: { app: "RE", type: "Arizona" } } },
  });
});
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => {
  vi.setSystemTime(NOW);
  site.writeGlobals({});
});

const reportedOn = (document: Document) => {
  const text = document.querySelector("[data-told]")?.textContent;
  return typeof text === "string" ? (JSON.parse(text) as Record<string, unknown>) : null;
};
const post = (body: object) =>
  site.api("moment/", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify(body),
  });
async function addressAt(at: number, path = "/"): Promise<string> {
  const answer = await post({ token: PREVIEW_TOKEN, path, at: new Date(at).toISOString().replace(/\.\d+/u, "") });
  const { url } = (await answer.json()) as { url: string };
  return url;
}
const sale = (starts: number, ends: number) => ({
  headerPromoBanner: {
    promotionText: "Holiday sale",
    coupon: "TAKE20",
    promotionStartDateTime: new Date(starts).toISOString(),
    promotionEndsDateTime: new Date(ends).toISOString(),
    showHidePromoBanner: true,
  },
});
const banner = (document: Document) => document.querySelector('aside[aria-label="Offer"]')?.textContent ?? null;

describe("who is told why a page is as it is", () => {
  test("an editor whose token opens a draft: each row's fields, what is left out and why, and its prices", async () => {
    const reported = reportedOn(await site.page(`/?token=${PREVIEW_TOKEN}`));
    expect(reported).toMatchObject({
      path: "/",
      clockOffsetMs: 0,
      blocks: [
        { index: 0, name: "learnMore", isLeftOut: false, fields: { ctaLink: "/checkout/" } },
        { index: 1, notes: [expect.stringContaining("without the price of unknown")], offers: [{ quote: null }] },
        { index: 2, notes: [], offers: [{ request: { coupon: "OWN5" }, quote: { originalPrice: 10_000 } }] },
      ],
    });
  });

  test.each([
    "/",
    "/?hlText=Hello",
    "/?token=unknown-token",
    "/?token=ended-preview",
    "/?at=2027-01-01T00:00:00Z&sig=x",
  ])("nobody else: %s", async (address) => {
    const document = await site.page(address);
    expect(document.body.textContent).toContain("Enroll");
    expect(reportedOn(document)).toBeNull();
  });

  test("a row of the page says which it is, so that a thing and its entry lead to each other", async () => {
    const document = await site.page(`/?token=${PREVIEW_TOKEN}`);
    const [first] = document.querySelectorAll("[data-inspected-block]");
    expect(first?.getAttribute("data-inspected-block")).toBe("0");
    expect(first?.textContent).toContain("Enroll");
    expect((await site.page("/")).querySelector("[data-inspected-block]")).toBeNull();
  });
});

describe("a page at another moment", () => {
  test("shows the banners and codes of then, to an editor with a signed link", async () => {
    site.writeGlobals(sale(NOW + DAY, NOW + 2 * DAY));
    const token = `/?token=${PREVIEW_TOKEN}`;
    expect(banner(await site.page(token))).toBeNull();
    const then = await site.page(await addressAt(NOW + DAY + HOUR));
    expect(banner(then)).toContain("Holiday sale");
    expect(then.body.innerHTML).toContain("TAKE20");
    expect(reportedOn(then)).toMatchObject({ clockOffsetMs: DAY + HOUR, momentProblem: null });
    expect(banner(await site.page(await addressAt(NOW + 3 * DAY)))).toBeNull();
  });

  test("is another page that is not live yet, and none that has expired by then", async () => {
    const statusAt = async (at: number | null, path: string) => {
      const address = at === null ? `${path}?token=${PREVIEW_TOKEN}` : await addressAt(at, path);
      return (await site.request(address)).status;
    };
    const moments = [null, NOW + HOUR, NOW + 2 * DAY, NOW + 5 * DAY];
    expect(await Promise.all(moments.map((at) => statusAt(at, "/soon/")))).toEqual([404, 404, 200, 404]);
    expect((await site.request("/soon/")).status).toBe(404);
    const { document } = await site.request(await addressAt(NOW + 2 * DAY, "/soon/"));
    expect(document?.body.textContent).toContain("Class of December");
  });

  test("has the featured articles of then", async () => {
    site.writeGlobals({ featuredEntries: { featuredEntries: ["other", "soon"] } });
    const titlesAt = async (at: number) =>
      [...(await site.page(await addressAt(at, "/featuring/"))).querySelectorAll("li h3")].map(
        (title) => title.textContent,
      );
    expect(await titlesAt(NOW + HOUR)).toEqual(["Other"]);
    expect(await titlesAt(NOW + 2 * DAY)).toEqual(["Other", "Soon"]);
    expect(await titlesAt(NOW + 5 * DAY)).toEqual(["Other"]);
  });

  test("asks content once, although the proxy asks before the render does", async () => {
    const then = await addressAt(NOW + 2 * DAY, "/soon/");
    await site.request("/other/");
    site.services.reset();
    expect((await site.request(then)).status).toBe(200);
    const asked = site.services.requests.flatMap(
      ({ body }) => /query (PageLookup|Page|Globals)\b/u.exec(body)?.[1] ?? [],
    );
    expect(asked.toSorted()).toEqual(["Globals", "Page", "PageLookup"]);
  });

  test("is the present for a signature of another moment or token, and says so", async () => {
    site.writeGlobals(sale(NOW + DAY, NOW + 2 * DAY));
    const right = new URL(await addressAt(NOW + DAY + HOUR), "https://x.example");
    const wrong = [
      ["at", "2026-11-23T20:00:00Z"],
      ["sig", ""],
      ["sig", "A".repeat(43)],
    ] as const;
    for (const [name, value] of wrong) {
      const url = new URL(right);
      url.searchParams.set(name, value);
      const document = await site.page(url.pathname + url.search);
      expect(banner(document)).toBeNull();
      expect(document.querySelector("[data-preview-notice]")?.textContent).toContain("does not hold for this preview");
    }
    right.searchParams.set("token", "unknown-token");
    expect(banner(await site.page(right.pathname + right.search))).toBeNull();
  });

  test("is the present an hour after it was signed, for the page and for its calls, and says so", async () => {
    site.writeGlobals(sale(NOW + DAY, NOW + 2 * DAY));
    const then = await addressAt(NOW + DAY + HOUR);
    vi.setSystemTime(NOW + HOUR - 1000);
    expect(banner(await site.page(then))).toContain("Holiday sale");
    vi.setSystemTime(NOW + HOUR);
    const document = await site.page(then);
    expect(banner(document)).toBeNull();
    expect(document.querySelector("[data-preview-notice]")?.textContent).toContain("over an hour old");
    site.services.reset();
    await site.api(`schedule/?courseIds=c2&use=builder${then.replace("/?", "&")}`, {});
    const asked = site.services.requests.find(({ path }) => path.includes("pre-purchase-schedule"));
    expect(decodeURIComponent(`${asked?.path} ${asked?.body}`)).toContain("2026-11-21");
  });

  test.each([
    ["a token that opens nothing", { token: "unknown-token", path: "/", at: "2027-01-01T00:00:00Z" }, 403],
    ["no token", { path: "/", at: "2027-01-01T00:00:00Z" }, 400],
    ["a token that is none", { token: "a b", path: "/", at: "2027-01-01T00:00:00Z" }, 403],
    ["another site's path", { token: PREVIEW_TOKEN, path: "//evil.example/", at: "2027-01-01T00:00:00Z" }, 400],
    ["a backslash", { token: PREVIEW_TOKEN, path: "/\\evil.example/", at: "2027-01-01T00:00:00Z" }, 400],
    ["a moment without its offset", { token: PREVIEW_TOKEN, path: "/", at: "2027-01-01T00:00:00" }, 400],
    ["a moment in a thousand years", { token: PREVIEW_TOKEN, path: "/", at: "3027-01-01T00:00:00Z" }, 400],
  ])("is signed for nobody with %s", async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("sig=");
  });

  test("asks for the class times of then, not of today, and only with its signature", async () => {
    const daysAsked = async (query: string) => {
      site.services.reset();
      await site.api(`schedule/?courseIds=c1&use=builder${query}`, {});
      const asked = site.services.requests.find(({ path }) => path.includes("pre-purchase-schedule"));
      return asked && decodeURIComponent(`${asked.path} ${asked.body}`);
    };
    const then = (await addressAt(NOW + 400 * DAY)).replace("/?", "&");
    expect(await daysAsked("")).toContain("2026-11-21");
    expect(await daysAsked(then)).toContain("2027-12-26");
    expect(await daysAsked(then.replace(/sig=./u, "sig=_"))).toContain("2026-11-21");
    expect(await daysAsked(then.replace(PREVIEW_TOKEN, "unknown-token"))).toContain("2026-11-21");
  });

  test("is for each of many promotions what a clock at that moment shows", async () => {
    const shown = { offer: 0, top: 0, reset: 0, neither: 0 };
    const shownOn = async (address: string) => (await site.html(address)).replace(/<pre data-told.*?<\/pre>/su, "");
    // The list of pages, which the page's path depends on, is known from the second page on.
    await site.page("/");
    const moment = fc.integer({ min: -40, max: 40 });
    const text = (hours: number | null) => (hours === null ? null : new Date(NOW + hours * HOUR).toISOString());
    const promotion = fc.record({
      starts: fc.option(moment),
      ends: fc.option(moment),
      // The number of hours after the end, in most cases.
      reset: fc.option(fc.integer({ min: -5, max: 40 })),
      isOn: fc.constantFrom(true, true, true, false),
      code: fc.constantFrom("TAKE20", "MINUS7", null),
    });
    await fc.assert(
      fc.asyncProperty(promotion, promotion, moment, async (offer, top, hours) => {
        site.writeGlobals({
          headerPromoBanner: {
            promotionText: "Offer",
            coupon: offer.code,
            promotionStartDateTime: text(offer.starts),
            promotionEndsDateTime: text(offer.ends),
            showHidePromoBanner: offer.isOn,
          },
          topPromoBanner: {
            promotionText: "Top",
            overwriteCoupon: top.code,
            promotionStartDateTime: text(top.starts),
            promotionEndsDateTime: text(top.ends),
            promotionReset: [
              {
                resetText: "Reset",
                promotionEndsDateTime: text(top.reset === null ? null : (top.ends ?? 0) + top.reset),
              },
            ],
            showHidePromoBanner: top.isOn,
          },
        });
        const at = NOW + hours * HOUR;
        vi.setSystemTime(NOW);
        const machine = await shownOn(await addressAt(at, "/other/"));
        vi.setSystemTime(at);
        expect(machine).toBe(await shownOn(`/other/?token=${PREVIEW_TOKEN}`));
        const [offerShows, topShows, resetShows] = ["Offer", "Top", "Reset"].map((word) =>
          machine.includes(`>${word}<`),
        );
        shown.offer += Number(offerShows);
        shown.top += Number(topShows);
        shown.reset += Number(resetShows);
        shown.neither += Number(!offerShows && !topShows && !resetShows);
      }),
      { numRuns: process.env["CHECK_ALL"] === "1" ? 200 : 60, seed: 20_261_122 },
    );
    // Each of them occurs several times.
    expect(Object.entries(shown).filter(([, times]) => times < 5)).toEqual([]);
  }, 120_000);
});
