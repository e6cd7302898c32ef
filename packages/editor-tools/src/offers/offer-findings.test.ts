import { cents } from "@courseway/pricing";
import type { ClaimSpan } from "@courseway/pricing/claims";
import { describe, expect, test } from "vitest";
import { OFFER_RULES, type Rule } from "../finding/finding.ts";
import { askPrices } from "../prices/price-book.ts";
import {
  type ExampleCommerce,
  exampleCommerce,
  type ExampleSite,
  exampleSite,
  DAY_MS,
  NOW,
  SISTER,
} from "../testing/example-site.ts";
import { stateAt } from "./entry.ts";
import { offersReport, type PricedSite } from "./offers.ts";
import type { ClaimHistory } from "./rules/input.ts";

interface Setup extends ExampleSite {
  readonly commerce?: ExampleCommerce;
  readonly claims?: ClaimHistory;
  /** A second brand next to the first. */
  readonly sister?: ExampleSite;
}

const priced = async (site: ExampleSite, commerce: ExampleCommerce | undefined) => {
  const read = await exampleSite(site);
  return commerce === undefined
    ? { site: read }
    : { site: read, prices: await askPrices(read, exampleCommerce(commerce), NOW) };
};

async function report({ commerce, sister, claims, ...site }: Setup) {
  const sites: PricedSite[] = [{ ...(await priced(site, commerce)), claims: claims ?? null }];
  if (sister !== undefined) sites.push(await priced({ ...sister, brand: SISTER }, commerce));
  return offersReport(sites, { at: NOW, since: NOW });
}

const offer = (changes: object) => ({
  headerPromoBanner: { promotionText: "Fall sale", showHidePromoBanner: true, ...changes },
});
const promo = (changes: object) => ({
  topPromoBanner: {
    promotionText: "Winter sale",
    promotionEndsDateTime: "2026-12-31T23:59:00",
    showHidePromoBanner: true,
    ...changes,
  },
});
const graphic = (changes: object) => ({
  graphicPromoBanner: { graphicBannerContent: "<p>30% off</p>", showHidePromoBanner: true, ...changes },
});
const capture = (changes: object) => ({
  emailCapture: { showEmailCapture: true, displayContent: "Get a code", ...changes },
});
const product = (changes: object = {}) => [{ title: "The course", xgritProductId: "p1", ...changes }];
const hero = (changes: object, slug = "home") => ({
  slug,
  blocks: [["topSectionWysiwyg", { sectionTitle: "The course", ...changes }] as const],
});
const selling = { pages: [hero({ product: product() })] };
const course = {
  products: { p1: 20_000 },
  codes: { SALE20: { percent: 20 }, OTHER: { percent: 10, products: ["p2"] } },
};

/**
 * Creates a ledger with a product's price on the previous days, in order; null for a day that the ledger does not have.
 */
const buildLedger = (days: readonly (number | null)[], until: number | null = null): ClaimHistory => ({
  rule: { formerPrice: { days: 3, of: 5 }, ends: { quietDays: 2, of: 10 } },
  history: () =>
    days.flatMap((amount, index): readonly ClaimSpan[] => {
      const from = NOW - (days.length - index) * DAY_MS;
      if (amount === null) return [];
      const price = cents(amount);
      return [
        {
          product: "p1",
          page: "/",
          variant: 0,
          audience: "everybody",
          claim: { price, compareAt: null, from: false, badge: null, save: null, savings: null, until },
          asked: { price, before: cents(20_000), after: price, list: cents(0), fee: cents(0), codes: [] },
          from,
          to: from + DAY_MS,
        },
      ];
    }),
});

const sale = { ...selling, commerce: course, sets: offer({ coupon: "SALE20" }) };

/** For each rule, a case that it finds, and a similar one that it does not. */
const CASES: readonly (readonly [Rule, string, Setup, Setup])[] = [
  [
    "end-before-start",
    "an offer that ends before it begins",
    { sets: offer({ promotionStartDateTime: "2026-12-02", promotionEndsDateTime: "2026-12-01" }) },
    { sets: offer({ promotionStartDateTime: "2026-12-01", promotionEndsDateTime: "2026-12-02" }) },
  ],
  [
    "end-before-start",
    "a banner of a page that ends at its start, but not while it is switched off",
    {
      pages: [
        {
          slug: "home",
          blocks: [
            [
              "graphicBanner",
              {
                graphicBannerContent: "Now",
                promotionStartDateTime: "2026-12-01",
                promotionEndsDateTime: "2026-12-01",
                showHidePromoBanner: true,
              },
            ],
          ],
        },
      ],
    },
    {
      pages: [
        {
          slug: "home",
          blocks: [
            [
              "graphicBanner",
              {
                graphicBannerContent: "Now",
                promotionStartDateTime: "2026-12-01",
                promotionEndsDateTime: "2026-12-01",
                showHidePromoBanner: false,
              },
            ],
          ],
        },
      ],
    },
  ],
  [
    "capture-window",
    "a sign-up whose sale ends before it begins",
    { sets: capture({ saleStart: "2026-12-02", saleEnd: "2026-12-01" }) },
    { sets: capture({ saleStart: "2026-12-01", saleEnd: "2026-12-02" }) },
  ],
  [
    "reset-before-end",
    "a text for afterwards that ends before its promotion",
    { sets: promo({ promotionReset: [{ resetText: "Missed it?", promotionEndsDateTime: "2026-12-31T23:58:00" }] }) },
    { sets: promo({ promotionReset: [{ resetText: "Missed it?", promotionEndsDateTime: "2027-01-31T23:58:00" }] }) },
  ],
  [
    "promotion-over",
    "an offer that is over and still switched on",
    { sets: offer({ promotionEndsDateTime: "2026-11-22T11:59:00" }) },
    { sets: offer({ promotionEndsDateTime: "2026-11-22T12:01:00" }) },
  ],
  [
    "sales-overlap",
    "two sales that run at once with different codes",
    {
      sets: {
        ...offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-20" }),
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10" }),
      },
    },
    {
      sets: {
        ...offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-09" }),
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10" }),
      },
    },
  ],
  [
    "sales-overlap",
    "two banners that promise different percentages, but not two of one sale",
    { sets: { ...offer({ promotionText: "15% off" }), ...promo({ promotionText: "20% off" }) } },
    { sets: { ...offer({ promotionText: "15% off" }), ...promo({ promotionText: "Everything 15% off" }) } },
  ],
  [
    "sales-overlap",
    "a banner without a percent over another sale, but not over its own with the same dates",
    {
      sets: {
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10" }),
        ...graphic({ promotionStartDateTime: "2026-12-12", promotionEndsDateTime: "2026-12-31T23:59:00" }),
      },
    },
    {
      sets: {
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10" }),
        ...graphic({ promotionStartDateTime: "2026-12-10", promotionEndsDateTime: "2026-12-31T23:59:00" }),
      },
    },
  ],
  [
    "sales-touch",
    "a sale that begins as another ends",
    {
      sets: {
        ...offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-09T23:59:00" }),
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10T00:00:00" }),
      },
    },
    {
      sets: {
        ...offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-09T23:59:00" }),
        ...promo({ overwriteCoupon: "FLASH", promotionStartDateTime: "2026-12-10T06:00:00" }),
      },
    },
  ],
  [
    "date-unreadable",
    "a date that is none",
    { sets: offer({ promotionEndsDateTime: "next Friday" }) },
    { sets: offer({ promotionEndsDateTime: "2026-11-27" }) },
  ],
  [
    "time-skipped",
    "a time that the brand's clocks skip in March",
    { sets: promo({ promotionStartDateTime: null, promotionEndsDateTime: "2027-03-14T02:30:00" }) },
    { sets: promo({ promotionStartDateTime: null, promotionEndsDateTime: "2027-03-14T03:30:00" }) },
  ],
  [
    "time-skipped",
    "such a time, but not where it has an offset of its own",
    {
      pages: [
        hero({
          showOfferTimer: true,
          countdownInfo: [{ typeHandle: "countdown", promotionEndsDateTime: "2027-03-14 02:30" }],
        }),
      ],
    },
    {
      pages: [
        hero({
          showOfferTimer: true,
          countdownInfo: [{ typeHandle: "countdown", promotionEndsDateTime: "2027-03-14 02:30-06:00" }],
        }),
      ],
    },
  ],
  [
    "countdown-without-end",
    "a countdown of a hero that has no end",
    { pages: [hero({ showOfferTimer: true })] },
    {
      pages: [
        hero({
          showOfferTimer: true,
          countdownInfo: [{ typeHandle: "countdown", promotionEndsDateTime: "2026-12-31" }],
        }),
      ],
    },
  ],
  [
    "countdown-without-end",
    "a top banner without an end",
    { sets: promo({ promotionEndsDateTime: null }) },
    { sets: promo({}) },
  ],
  [
    "code-spelled-twice",
    "a code in two spellings",
    { ...selling, sets: { ...offer({ coupon: "SALE20" }), ...capture({ coupon: "Sale-20" }) } },
    { ...selling, sets: { ...offer({ coupon: "SALE20" }), ...capture({ coupon: "SALE21" }) } },
  ],
  [
    "windows-differ",
    "a campaign that another brand ends on another day",
    {
      sets: offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-01" }),
      sister: { sets: offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-02" }) },
    },
    {
      sets: offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-01" }),
      sister: { sets: offer({ coupon: "SALE20", promotionEndsDateTime: "2026-12-01T00:00:00-06:00" }) },
    },
  ],
  [
    "override-lowers-nothing",
    "an override whose code commerce does not take",
    { ...selling, commerce: course, sets: promo({ overwriteCoupon: "TYPO20" }) },
    { ...selling, commerce: course, sets: promo({ overwriteCoupon: "SALE20" }) },
  ],
  [
    "override-lowers-nothing",
    "an override that is for other products than the site sells",
    { ...selling, commerce: course, sets: promo({ overwriteCoupon: "OTHER" }) },
    {
      pages: [hero({ product: product() }), hero({ product: product({ xgritProductId: "p2" }) }, "two")],
      commerce: { ...course, products: { p1: 20_000, p2: 10_000 } },
      sets: promo({ overwriteCoupon: "OTHER" }),
    },
  ],
  [
    "code-lowers-nothing",
    "a sale whose code lowers no price",
    { ...selling, commerce: course, sets: offer({ coupon: "TYPO20" }) },
    { ...selling, commerce: course, sets: offer({ coupon: "sale20" }) },
  ],
  [
    "code-lowers-nothing",
    "a product's own coupon that does not lower it",
    { pages: [hero({ product: product({ xgritCoupon: "OTHER" }) })], commerce: course },
    { pages: [hero({ product: product({ xgritCoupon: "SALE20" }) })], commerce: course },
  ],
  [
    "percent-differs",
    "a banner that promises more than its code gives",
    { ...selling, commerce: course, sets: offer({ promotionText: "<b>25% off</b>", coupon: "SALE20" }) },
    { ...selling, commerce: course, sets: offer({ promotionText: "<b>20% off</b>", coupon: "SALE20" }) },
  ],
  [
    "percent-differs",
    "such a banner, but not one whose code commerce does not take: that is another finding",
    { ...selling, commerce: course, sets: offer({ promotionText: "25% off", coupon: "sale20" }) },
    { ...selling, commerce: course, sets: offer({ promotionText: "25% off", coupon: "TYPO20" }) },
  ],
  [
    "percent-differs",
    "the percentage of a sign-up that is not its code's",
    { ...selling, commerce: course, sets: capture({ coupon: "SALE20", percentage: "25" }) },
    { ...selling, commerce: course, sets: capture({ coupon: "SALE20", percentage: "20" }) },
  ],
  [
    "percent-differs",
    "a page that promises what its product does not give",
    {
      pages: [hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>Save 30% today</p>" })],
      commerce: course,
    },
    {
      pages: [
        hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>Of those who try, 30% pass</p>" }),
      ],
      commerce: course,
    },
  ],
  [
    "percent-differs",
    "such a page, but not what an insurer takes off",
    {
      pages: [hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>10% off your course</p>" })],
      commerce: course,
    },
    {
      pages: [hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>10% off your base rate</p>" })],
      commerce: course,
    },
  ],
  [
    "price-differs",
    "a price in words that the product does not cost",
    {
      pages: [hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>Now only $150</p>" })],
      commerce: course,
    },
    {
      pages: [
        hero({ product: product({ xgritCoupon: "SALE20" }), sectionContent: "<p>Now only $160, a fine is $150</p>" }),
      ],
      commerce: course,
    },
  ],
  [
    "past-date-in-text",
    "a text that names an end which is past",
    { pages: [hero({ sectionContent: "<p>20% off until November 21.</p>" })] },
    { pages: [hero({ sectionContent: "<p>20% off until November 22.</p>" })] },
  ],
  [
    "past-date-in-text",
    "such a text, but not one that says when a law began",
    { sets: offer({ promotionText: "The sale ends Friday, Nov. 20, 2026" }) },
    { sets: offer({ promotionText: "The offer meets the rules of November 20, 2026" }) },
  ],
  [
    "former-price",
    "a sale that crosses out what was asked on too few of the days before",
    { ...sale, claims: buildLedger([16_000, 16_000, 16_000, 20_000, 20_000]) },
    { ...sale, claims: buildLedger([16_000, 16_000, 20_000, 20_000, 20_000]) },
  ],
  [
    "former-price",
    "a sale on days that the ledger does not have",
    { ...sale, claims: buildLedger([null, null, null, 20_000, 20_000]) },
    { ...sale, claims: buildLedger([null, null, 20_000, 20_000, 20_000]) },
  ],
  [
    "end-not-kept",
    "a sale that is back a day after its end, but not one that comes after the days of rest",
    { ...sale, claims: buildLedger([20_000, 16_000, 20_000, 20_000, 20_000], NOW - DAY_MS) },
    { ...sale, claims: buildLedger([20_000, 16_000, 20_000, 20_000, 20_000], NOW - 3 * DAY_MS) },
  ],
  [
    "ledger-unknown",
    "settings that hold sales against a ledger that nobody named",
    { ...sale, claims: { ...buildLedger([]), history: null } },
    { ...sale, claims: buildLedger([20_000, 20_000, 20_000]) },
  ],
  ["prices-unknown", "a commerce that answers nothing", { ...selling, commerce: {} }, { ...selling, commerce: course }],
];

describe("a finding of offers", () => {
  test.each(CASES)("%s: %s, and its neighbor raises none", async (rule, _, raising, neighbor) => {
    const [found, none] = [await report(raising), await report(neighbor)];
    const listRules = ({ findings }: typeof found) => findings.map((one) => one.rule);

    expect(listRules(found)).toContain(rule);
    expect(listRules(none)).not.toContain(rule);
  });

  test("has a fixture for every rule there is", () => {
    expect(OFFER_RULES.filter((rule) => !CASES.some(([known]) => known === rule))).toEqual([]);
  });

  test("says where it stands and what to do, under a key that stays while the fault is the same", async () => {
    const { findings } = await report({ ...selling, commerce: course, sets: promo({ overwriteCoupon: "TYPO20" }) });

    expect(findings).toEqual([
      {
        key: "ace override-lowers-nothing topPromoBanner TYPO20",
        rule: "override-lowers-nothing",
        severity: "error",
        brand: "ace",
        place: { path: null, part: "topPromoBanner", field: null },
        reason: "unknown-to-commerce",
        message:
          "The code TYPO20 of “Winter sale” lowers no price of this site: commerce does not take it for any product of this site.",
        advice: "Correct the code, or have commerce open it for these products; until then take it off.",
      },
    ]);
  });

  test("says as data why a code of a product does not count, as far as commerce's answers show it", async () => {
    const pages = [
      hero({ product: product({ xgritCoupon: "OTHER" }) }),
      hero({ product: product({ xgritProductId: "p2" }) }, "two"),
    ];
    const commerce = { ...course, products: { p1: 20_000, p2: 10_000 } };
    const listReasons = async (sets: Partial<Parameters<typeof report>[0]>) => {
      const { findings } = await report({ pages, commerce, ...sets });
      return findings.flatMap(({ reason, message }) => (reason === undefined ? [] : [[reason, message]]));
    };

    expect(await listReasons({})).toEqual([
      ["no-effect", expect.stringContaining("commerce does not take it for this product.")],
    ]);
    expect(await listReasons({ sets: offer({ coupon: "OTHER" }) })).toEqual([
      ["not-this-product", expect.stringContaining("commerce takes it for other products of this site.")],
    ]);
  });

  test("is a warning only while the code's promotion has not begun: commerce answers for today", async () => {
    const sets = promo({ overwriteCoupon: "TYPO20", promotionStartDateTime: "2026-12-10" });
    const { findings } = await report({ ...selling, commerce: course, sets });

    expect(findings).toMatchObject([
      { severity: "warning", advice: "Make sure that commerce takes the code from the start on." },
    ]);
  });

  test("is none for what is switched off, whatever it says", async () => {
    const sets = {
      ...offer({ showHidePromoBanner: false, coupon: "TYPO20", promotionText: "99% off until January 1, 2020" }),
      ...promo({ showHidePromoBanner: false, overwriteCoupon: "TYPO21", promotionStartDateTime: "2027-12-10" }),
      ...capture({ showEmailCapture: false, coupon: "TYPO22" }),
    };

    expect((await report({ ...selling, commerce: course, sets })).findings).toEqual([]);
  });
});

test("a date that cannot be read is said once, and its entry never shows", async () => {
  const countdownInfo = [{ typeHandle: "countdown", promotionEndsDateTime: "the end" }];
  const found = await report({
    sets: {
      ...offer({ promotionStartDateTime: "soon", promotionEndsDateTime: "2020-02-01" }),
      ...promo({ promotionEndsDateTime: "next Friday" }),
    },
    pages: [hero({ showOfferTimer: true, countdownInfo })],
  });
  const placed = found.findings.filter(({ place }) => place.field !== null || place.part !== null);
  expect(placed.map(({ rule, place }) => `${rule} ${place.field}`).toSorted()).toEqual([
    "date-unreadable promotionEndsDateTime",
    "date-unreadable promotionEndsDateTime",
    "date-unreadable promotionStartDateTime",
  ]);
  const states = found.brands.flatMap(({ timeline }) => timeline.map((entry) => stateAt(entry, NOW)));
  expect(new Set(states)).toEqual(new Set(["unread"]));
});

test("pages that come and go by their dates are on the calendar, and are no promotion that was left on", async () => {
  const found = await report({
    pages: [
      { slug: "sale", fields: { pageTitle: "The sale", expiryDate: "2026-12-01T00:00:30-06:00" } },
      { slug: "always", fields: { postDate: "2026-01-01T00:00:00-06:00" } },
    ],
    moments: [
      { at: NOW + 60_000, change: "goes live", slug: "news--launch", isPage: true },
      { at: NOW + 60_000, change: "goes live", slug: "row", isPage: false },
    ],
  });
  const pages = found.brands.flatMap(({ timeline }) => timeline).filter(({ kind }) => kind === "page");

  expect(pages).toMatchObject([
    { label: "The sale", starts: null, ends: Date.UTC(2026, 11, 1, 6), places: [{ path: "/sale/" }] },
    { label: "/news/launch/", starts: NOW + 60_000, ends: null },
  ]);
  expect(pages.map((page) => stateAt(page, NOW))).toEqual(["running", "coming"]);
  expect(found.findings).toEqual([]);
});
