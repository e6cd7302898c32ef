import { defineBrand, type BrandInput } from "@courseway/brand";
import { describe, expect, it } from "vitest";
import { standInVendors } from "./stand-in-vendors.ts";
import { brand as example } from "../testing/brand.ts";
import { type AnalyticsPage, parseAttributes, pageAnalytics } from "./page-analytics.ts";

const buildVendors = (vendors: BrandInput["vendors"]) =>
  defineBrand({
    id: "QA",
    name: "QA",
    url: "https://www.qa.example",
    craftSite: "qa",
    ctaText: "Start",
    vertical: "RE",
    checkoutUrl: "https://checkout.qa.example/",
    signInUrl: "https://account.qa.example/",
    courseSelectionUrl: "https://account.qa.example/",
    vendors,
  }).vendors;

const ALL = buildVendors({
  customerData: { writeKey: "key" },
  tagManager: { containerId: "GTM-1" },
  experiments: { projectId: "7" },
  chat: { handle: "qa" },
});
const PAGE: AnalyticsPage = {
  analytics: null,
  optimizelyEnabled: false,
  optimizelyTestEndDate: null,
  pageType: null,
};

interface Given {
  readonly vendors?: typeof ALL;
  readonly path?: string;
  readonly page?: Partial<AnalyticsPage>;
  readonly experiment?: { readonly optimizelyEnabled: boolean; readonly optimizelyTestEndDate: string | null };
  readonly isPreview?: boolean;
}

const buildAnalytics = ({ vendors = ALL, path = "/", page = {}, experiment, isPreview = false }: Given = {}) =>
  pageAnalytics({
    brand: { ...example, timeZone: "America/Chicago", vendors },
    globals: { experiment: experiment ?? null },
    path,
    page: { ...PAGE, ...page },
    isPreview,
  });
const sources = (given: Given) => buildAnalytics(given).scripts.map(({ src }) => src);

describe("a page's scripts", () => {
  it("are those of the third parties that the brand has enabled, by type [AN-001, AN-002, AN-003]", () => {
    const { scripts, customerData } = buildAnalytics({ page: { optimizelyEnabled: true } });
    expect(scripts.map(({ type, src }) => [type, src])).toEqual([
      ["optimizely", "https://cdn.optimizely.com/js/7.js"],
      ["segment", "https://cdn.segment.com/analytics.js/v1/key/analytics.min.js"],
      ["tagManager", "https://www.googletagmanager.com/gtm.js?id=GTM-1"],
    ]);
    expect(customerData).toEqual({
      writeKey: "key",
      scriptUrl: "https://cdn.segment.com",
      apiUrl: "https://api.segment.io/v1",
    });
    expect(buildAnalytics({ vendors: buildVendors({}) })).toMatchObject({ scripts: [], customerData: null });
  });

  it("come from the brand's proxies, where it names some [AN-004]", () => {
    const vendors = buildVendors({ customerData: { writeKey: "key", scriptUrl: "https://t.qa.example/cdn" } });
    expect(sources({ vendors })).toEqual(["https://t.qa.example/cdn/analytics.js/v1/key/analytics.min.js"]);
  });

  it("are none while an editor looks at a preview", () => {
    const preview = { page: { optimizelyEnabled: true }, isPreview: true };
    expect(buildAnalytics(preview)).toMatchObject({ scripts: [], customerData: null });
  });

  it("do not bring the chat, which waits for its button", () => {
    expect(sources({})).not.toContain("https://static.ada.support/embed2.js");
  });

  it("of a partner stand on its pages and those below, with their readable attributes [AN-011, AN-012]", () => {
    const vendors = buildVendors({
      partnerScripts: [
        { src: "https://p.example/a.js", attributes: 'data-site="7" defer', paths: ["/partners"] },
        { src: "https://p.example/b.js", attributes: 'data-site="7' },
      ],
    });
    expect(sources({ vendors, path: "/partners-in/" })).toEqual(["https://p.example/b.js"]);
    expect(buildAnalytics({ vendors, path: "/partners/texas/" }).scripts).toEqual([
      { type: "partner", src: "https://p.example/a.js", attributes: { "data-site": "7", defer: "" }, ends: null },
      { type: "partner", src: "https://p.example/b.js", attributes: {}, ends: null },
    ]);
  });
});

describe("an experiment's script", () => {
  const on = (end: string | null) => ({ optimizelyEnabled: true, optimizelyTestEndDate: end });
  const ends = (given: Given) => buildAnalytics(given).scripts.find(({ type }) => type === "optimizely")?.ends;

  it("is there for the page's experiment, and for the site's [AN-009, AN-010]", () => {
    expect(ends({})).toBeUndefined();
    expect(ends({ page: on(null) })).toBeNull();
    expect(ends({ experiment: on(null) })).toBeNull();
    expect(ends({ experiment: { ...on(null), optimizelyEnabled: false } })).toBeUndefined();
  });

  it("ends with the later of both, in the brand's time zone [AN-009]", () => {
    const midnightInChicago = Date.UTC(2026, 11, 1, 6);
    expect(ends({ page: on("2026-12-01T00:00:00") })).toBe(midnightInChicago);
    expect(ends({ page: on("2026-12-01T00:00:00"), experiment: on("2026-11-01T00:00:00") })).toBe(midnightInChicago);
    expect(ends({ page: on("2026-12-01T00:00:00"), experiment: on(null) })).toBeNull();
  });
});

it("tells analytics every field that the page's editors filled, and no other [AN-008, ENT-002]", () => {
  const analytics = {
    pageName: "arizona",
    var1: "v1",
    var2: null,
    var3: "",
    var4: "v4",
    var5: "v5",
    appStep: "2",
    transactionId: "t",
    paymentType: "card",
    productId: "re-az-basic",
    productCode: "AZ",
    orderAmount: "99",
    registrationType: "new",
  };
  const { var2: _, var3: __, ...filled } = analytics;
  expect(buildAnalytics({ page: { analytics, pageType: "state" } }).page).toEqual({
    brand: example.id,
    pageType: "state",
    ...filled,
  });
});

describe("attributes of a script", () => {
  it.each([
    ["", {}],
    [
      " data-a=\"1\"  data-b='x y' data-c=z crossorigin ",
      { "data-a": "1", "data-b": "x y", "data-c": "z", crossorigin: "" },
    ],
    // The loader's own, and code.
    ['src="https://evil.example/a.js" onload="alert(1)" nonce="n" data-a="1"', { "data-a": "1" }],
    // Malformed.
    ['data-a="1', {}],
    ['data-a="1" ="2"', {}],
    ["<img>", {}],
    ['data-a="1"data-b="2"', {}],
    ["{ json: true }", {}],
  ])("of %j are %j [AN-011]", (text, expected) => {
    expect(parseAttributes(text)).toEqual(expected);
  });
});

it("third parties whose hosts are stood in for are met nowhere else", () => {
  const vendors = buildVendors({
    customerData: { writeKey: "key" },
    tagManager: { containerId: "GTM-1" },
    experiments: { projectId: "7" },
    chat: { handle: "qa" },
    helpCenter: { orgId: "o", brandId: "b", apiUrl: "https://qa.gladly.example/" },
    partnerScripts: [{ src: "https://p.example/a.js" }],
    reviews: {},
    forms: { portalId: "7" },
    quizzes: {},
  });
  const base = "http://127.0.0.1:4000/vendors";
  const met = standInVendors(vendors, base);
  const addresses = [...JSON.stringify(met).matchAll(/"(https?:[^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(18);
  expect(addresses.filter((address) => !address?.startsWith(`${base}/`))).toEqual([]);
  expect(met.customerData?.apiUrl).toBe(`${base}/api.segment.io/v1`);
});
