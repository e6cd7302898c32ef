import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkRules } from "./links/link-rules.ts";
import * as rules from "./rules.ts";
import { exampleBrand } from "./testing/example-brand.ts";
import { withoutTypes } from "./testing/without-types.ts";

const brand = exampleBrand();
const ownRules = linkRules(brand);
/** Any value, even one that cannot be converted to a string or a number. */
const foreign = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown[]>(NaN, -1, null, undefined, Symbol("x"), "/checkout?hc=%&%zz", "//\u0000\ud800", ["a", 1]),
  fc.string({ unit: "binary" }),
);

type Arguments = (one: unknown, other: unknown) => readonly unknown[];
/**
 * Settings are valid, as `defineBrand` returns them; every value that could be from content or an address is arbitrary.
 */
const ofBrand: Arguments = () => [brand];
const withBrand: Arguments = (one) => [one, brand];
const withSearch: Arguments = (link, search) => [link, search, ownRules];
const argumentsByName: Readonly<Record<string, Arguments>> = {
  linkRules: ofBrand,
  couponPolicy: ofBrand,
  pathOfEntry: withBrand,
  isAllowedHost: withBrand,
  isReviewApp: withBrand,
  isAllowedScript: (address) => [address, brand.vendors],
  vendorOrigins: () => [brand.vendors],
  linkTarget: (link) => [link, { brand, name: "own" }],
  pictureAdvice: (url, alt) => [{ url, alt, size: null }],
  smallPictureAdvice: (url) => [{ url, width: 1, mimeType: null }, 300],
  brokenLinkAdvice: (href, near) => [{ href, where: "this site", isGone: false, near }],
  ambassadorCampaigns: ofBrand,
  isAmbassadorVisit: withBrand,
  referralVisit: withBrand,
  pageKey: withBrand,
  forwardQuery: withSearch,
  withConsent: (link) => [link, "1", { ...ownRules, consentParam: "privacy" }],
  dropdownLink: withSearch,
  computeConsent: (stored, sharing) => [{ stored, sharing, isSignalOn: true, optsOutByDefault: true }],
  handedConsent: (stored, sharing) => [{ stored, sharing, isSignalOn: false, optsOutByDefault: false }],
  guessState: (cookie, lookup) => [cookie, lookup],
  listType: (vertical, id) => [vertical, id],
  cookieDomain: (host) => [rules.COOKIES.state, { host, production: true, brand }],
  phoneLink: (phone) => [typeof phone === "string" ? phone : ""],
  emailFormLists: (one, other) => [{ vertical: one, listIds: other, hasParentField: one, brandListId: other }],
};
const functions = Object.entries(rules).flatMap(([name, value]) =>
  typeof value === "function" ? [[name, withoutTypes<unknown>(value)] as const] : [],
);

describe("whatever a page hands over", () => {
  test.each(functions)("%s does not throw", (name, call) => {
    const given = argumentsByName[name] ?? ((one: unknown) => [one, ownRules]);
    fc.assert(
      fc.property(foreign, foreign, (one, other) => {
        expect(() => call(...given(one, other))).not.toThrow();
      }),
    );
  });

  test("a link that is no text comes back as it was, and leads nowhere [LNK-009]", () => {
    fc.assert(
      fc.property(
        foreign.filter((value) => typeof value !== "string"),
        (value) => {
          expect(withoutTypes(rules.forwardQuery)(value, "?hc=A", ownRules)).toBe(value);
          expect(withoutTypes(rules.relativize)(value, ownRules)).toBe(value);
          expect(withoutTypes(rules.isInternal)(value, ownRules)).toBe(false);
        },
      ),
    );
  });
});
