import { expect, test } from "vitest";
import { exampleBrand } from "../testing/example-brand.ts";
import { cookieDomain } from "./cookie-domain.ts";
import { ANONYMOUS_ID_KEY, COOKIES, DEFAULT_COOKIE_LIFE_MS, dismissedKey, LONGEST_COOKIE_LIFE_MS } from "./cookies.ts";
import { affiliateEvent, type ConsentFacts, computeConsent, facebookClick } from "./rules.ts";

const brand = exampleBrand();
const DAY_MS = 86_400_000;

test("has the eight cookies under their documented names, and one that says how a visitor chose to share [CK-001]", () => {
  const { sharing, ...documented } = COOKIES;
  expect(sharing.name).toBe("consent-sharing");
  expect(Object.values(documented).map((cookie) => cookie.name)).toEqual([
    "emailCoupon",
    "emailSubmissionDate",
    "emailMinimize",
    "state",
    "consent-ad-personalization",
    "CJEVENTID",
    "fbp",
    "fbc",
  ]);
});

test("each lives as long as documented [CK-003, CK-006, CK-009, CK-010, CK-011]", () => {
  const days = Object.fromEntries(Object.entries(COOKIES).map(([key, cookie]) => [key, cookie.lifeMs / DAY_MS]));
  expect(days).toEqual({
    emailCoupon: 7,
    emailSubmissionDate: 7,
    emailMinimize: 7,
    state: 7,
    consent: 3700,
    sharing: 3700,
    affiliate: 30,
    fbp: 90,
    fbc: 90,
  });
  expect(COOKIES.affiliate.lifeMs).toBe(2_592_000_000);
  expect(DEFAULT_COOKIE_LIFE_MS).toBe(7 * DAY_MS);
  expect(LONGEST_COOKIE_LIFE_MS).toBe(400 * DAY_MS);
});

test("each is written for the whole site [CK-004, CK-007]", () => {
  for (const cookie of Object.values(COOKIES)) expect(cookie.path).toBe("/");
});

test("a dismissed banner is remembered for its coupon [EC-027, CK-002]", () => {
  expect(dismissedKey(" CAREER20 ")).toBe("dismissed-CAREER20");
});

test("the anonymous analytics id has a name in browser storage [CK-002]", () => {
  expect(ANONYMOUS_ID_KEY).toBe("anonymousId");
});

test.each([
  ["www.brand.example", "brand.example"],
  ["WWW.Brand.example:443", "brand.example"],
  ["a.b.brand.example", "brand.example"],
  ["brand.example", "brand.example"],
  ["www.brand.u2", "brand.u2"],
  ["www.brand.2u", "brand.2u"],
  ["www.10.example", "10.example"],
  ["10.0.0.12", null],
  ["localhost", null],
  ["localhost:3000", null],
  ["127.0.0.1:3002", null],
  ["[::1]:3000", null],
  ["", null],
  ["brand.", null],
  ["pr-12.preview.example", null],
])("the consent cookie on %j belongs to %j [CK-005]", (host, expected) => {
  expect(cookieDomain(COOKIES.consent, { host, production: true, brand })).toBe(expected);
});

test("the affiliate cookie belongs to the parent domain [CK-010]", () => {
  expect(cookieDomain(COOKIES.affiliate, { host: "www.brand.example", production: false, brand })).toBe(
    "brand.example",
  );
});

test("the state cookie belongs to the brand's domain in production only [CK-008]", () => {
  const at = (host: string, production: boolean) => cookieDomain(COOKIES.state, { host, production, brand });
  expect(at("www.brand.example", true)).toBe("brand.example");
  expect(at("brand.example", true)).toBe("brand.example");
  expect(at("www.brand.example", false)).toBeNull();
  expect(at("www.elsewhere.example", true)).toBeNull();
  expect(at("notbrand.example", true)).toBeNull();
});

test("any other cookie belongs to its host", () => {
  expect(cookieDomain(COOKIES.emailCoupon, { host: "www.brand.example", production: true, brand })).toBeNull();
});

test("real estate, insurance, mortgage and QA keep an emailed coupon, the others remove it [CK-013]", () => {
  for (const vertical of ["RE", "INS", "MTG"] as const)
    expect(exampleBrand({ vertical }).keepsEmailedCoupons).toBe(true);
  for (const vertical of ["DE", "DD", "SENIOR"] as const)
    expect(exampleBrand({ vertical }).keepsEmailedCoupons).toBe(false);
  expect(exampleBrand({ id: "QA", vertical: "DE" }).keepsEmailedCoupons).toBe(true);
  expect(exampleBrand({ id: "PA", vertical: "RE" }).keepsEmailedCoupons).toBe(false);
});

test("an affiliate event counts only with its id and its source [CK-012]", () => {
  expect(affiliateEvent("?cjevent=abc&utm_source=cj")).toBe("abc");
  for (const search of [
    "?cjevent=abc",
    "?cjevent=abc&utm_source=mail",
    "?utm_source=cj",
    "?cjevent=&utm_source=cj",
    "",
  ]) {
    expect(affiliateEvent(search)).toBeNull();
  }
});

test("the click of a social advertisement is its id alone [CK-011]", () => {
  expect(facebookClick("?fbclid=IwAR-0_x.1")).toBe("IwAR-0_x.1");
  for (const search of ["", "?fbclid=", "?fbclid=a;b", "?cjevent=a"]) expect(facebookClick(search)).toBeNull();
});

const ANONYMOUS = { stored: undefined, sharing: undefined, isSignalOn: false, optsOutByDefault: false } as const;
const computeWish = (facts: Partial<ConsentFacts>) => computeConsent({ ...ANONYMOUS, ...facts });

test.each([
  [0, "nobody said anything", {}],
  [0, "what is stored is none", { stored: "maybe" }],
  [0, "the site stored its default", { stored: "0" }],
  [1, "the visitor opted out", { stored: "1" }],
  [1, "the brand's visitors share nothing unless they choose to", { optsOutByDefault: true }],
  [1, "a default of another time is no choice", { stored: "0", optsOutByDefault: true }],
  [0, "the visitor chose to share", { stored: "0", sharing: "chosen", optsOutByDefault: true }],
  [1, "they opted out later", { stored: "1", sharing: "chosen", optsOutByDefault: true }],
] as const)("%i: without the browser's signal, %s [PV-006, PV-010, PV-013]", (wish, _, facts) => {
  expect(computeWish(facts)).toBe(wish);
});

test.each([
  [1, "nothing is stored", {}],
  [1, "the site stored its default", { stored: "0" }],
  [1, "the visitor chose to share before the signal was there", { stored: "0", sharing: "chosen" }],
  [0, "the visitor chose to share all the same", { stored: "0", sharing: "despite-signal" }],
  [0, "so does one of a brand that opts out", { stored: "0", sharing: "despite-signal", optsOutByDefault: true }],
  [1, "they opted out later", { stored: "1", sharing: "despite-signal" }],
] as const)("%i: with the browser's signal, %s [PV-006, PV-011]", (wish, _, facts) => {
  expect(computeWish({ ...facts, isSignalOn: true })).toBe(wish);
});
