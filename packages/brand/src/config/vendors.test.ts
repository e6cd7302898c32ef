import { expect, test } from "vitest";
import { defineBrand } from "./define-brand.ts";
import type { BrandInput } from "./schema.ts";
import { isAllowedScript, vendorOrigins } from "./vendor-origins.ts";

const BRAND: BrandInput = {
  id: "QA",
  name: "Quality",
  url: "https://www.qa.example",
  craftSite: "qa",
  ctaText: "Start",
  vertical: "RE",
  checkoutUrl: "https://checkout.qa.example/",
  signInUrl: "https://account.qa.example/",
  courseSelectionUrl: "https://account.qa.example/",
};
const buildVendors = (vendors: BrandInput["vendors"]) => defineBrand({ ...BRAND, vendors }).vendors;

const PLAYERS = ["https://fast.wistia.net", "https://www.youtube-nocookie.com"];

test("a brand that names no third party has none but the players of films, which wait for a click", () => {
  const { vendors } = defineBrand(BRAND);
  expect(vendorOrigins(vendors)).toEqual({ scripts: [], connections: [], frames: PLAYERS, forms: [] });
});

test("widgets bring the origins of their scripts, frames and forms [AN-006, AN-007]", () => {
  const vendors = buildVendors({
    reviews: {},
    forms: { portalId: "7", threeSteps: { formId: "c", firstForms: ["a", "b"] } },
    quizzes: { frameUrl: "https://quiz.example/q" },
    videos: { wistiaUrl: "https://films.qa.example/embed" },
  });
  const scripts = ["https://widget.trustpilot.com", "https://js.hsforms.net", "https://cdn.commoninja.com"];
  expect(vendorOrigins(vendors)).toEqual({
    scripts,
    connections: ["https://forms.hsforms.com", ...scripts],
    frames: [
      "https://widget.trustpilot.com",
      "https://forms.hsforms.com",
      "https://quiz.example",
      "https://films.qa.example",
      "https://www.youtube-nocookie.com",
    ],
    forms: ["https://forms.hsforms.com"],
  });
});

test("each third party that a brand names brings its own origins, or those of the brand's proxies [AN-002, AN-004, CFG-021]", () => {
  const vendors = buildVendors({
    customerData: { writeKey: "k", scriptUrl: "https://t.qa.example/cdn", apiUrl: "https://t.qa.example/api/v1" },
    tagManager: { containerId: "GTM-1" },
    experiments: { projectId: "7" },
    chat: { handle: "qa" },
    helpCenter: { orgId: "o", brandId: "b", apiUrl: "https://qa.gladly.example" },
    partnerScripts: [{ src: "https://partner.example/tag.js" }],
    scriptHosts: ["widgets.example"],
  });
  const scripts = [
    "https://t.qa.example",
    "https://www.googletagmanager.com",
    "https://cdn.optimizely.com",
    "https://static.ada.support",
    "https://cdn.gladly.com",
    "https://partner.example",
    "https://widgets.example",
  ];
  expect(vendorOrigins(vendors)).toEqual({
    scripts,
    connections: [
      "https://t.qa.example",
      "https://logx.optimizely.com",
      "https://qa.ada.support",
      "https://qa.gladly.example",
      ...scripts.slice(1),
    ],
    frames: ["https://qa.ada.support", ...PLAYERS],
    forms: [],
  });
});

test("a chat on a host of its own is met there [CHT-001]", () => {
  const vendors = buildVendors({ chat: { handle: "qa", chatUrl: "https://chat.qa.example/room" } });
  expect(vendorOrigins(vendors)).toMatchObject({
    connections: ["https://chat.qa.example", "https://static.ada.support"],
    frames: ["https://chat.qa.example", ...PLAYERS],
  });
});

test.each([
  ["https://widgets.example/a.js", true],
  ["https://widgets.example.evil.example/a.js", false],
  ["https://user@widgets.example/a.js", false],
  ["http://widgets.example/a.js", false],
  ["//widgets.example/a.js", false],
  ["javascript:alert(1)", false],
  ["data:text/javascript,alert(1)", false],
  ["", false],
])("of the one enabled host, the script %j may run: %s", (address, expected) => {
  expect(isAllowedScript(address, buildVendors({ scriptHosts: ["widgets.example"] }))).toBe(expected);
});

test.each([
  { customerData: { writeKey: "" } },
  { chat: { handle: "qa.example" } },
  { tagManager: { containerId: "GTM-1", scriptUrl: "javascript:alert(1)" } },
  { scriptHosts: ["https://widgets.example"] },
  { partnerScripts: [{ src: "/tag.js" }] },
  { quiz: { id: "7" } },
  { forms: { portalId: "7", threeSteps: { formId: "c", firstForms: ["a"] } } },
])("refuses %j", (vendors) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a brand team may write by mistake
  expect(() => buildVendors(vendors as BrandInput["vendors"])).toThrow(/vendors/);
});
