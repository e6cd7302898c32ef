import { expect, test } from "vitest";
import * as brand from "./index.ts";
import * as rules from "./rules.ts";

test("exports exactly these names", () => {
  expect(Object.keys(brand).toSorted()).toEqual([
    "AMBASSADOR_TEXTS",
    "ANONYMOUS_ID_KEY",
    "BRAND_IDS",
    "BrandConfigError",
    "COOKIES",
    "DEFAULT_COOKIE_LIFE_MS",
    "LABELS",
    "LONGEST_COOKIE_LIFE_MS",
    "MAILING_LISTS",
    "MARKETING_COOKIES",
    "REFERRAL_PROGRAMS",
    "STATES",
    "STATES_AND_DC",
    "STYLE_SHEET_KEY",
    "VERTICALS",
    "absolutize",
    "affiliateEvent",
    "ambassadorCampaigns",
    "brandConfigSchema",
    "brokenLinkAdvice",
    "computeConsent",
    "cookieDomain",
    "couponPolicy",
    "defineBrand",
    "descriptionAdvice",
    "dismissedKey",
    "dropdownLink",
    "emailFormLists",
    "exitIntentKey",
    "facebookClick",
    "findState",
    "forwardQuery",
    "getFileName",
    "guessState",
    "handedConsent",
    "isAllowedHost",
    "isAllowedScript",
    "isAmbassadorEmail",
    "isAmbassadorVisit",
    "isBlogLink",
    "isExternal",
    "isFileLink",
    "isInternal",
    "isLibraryPicture",
    "isReviewApp",
    "isSameSite",
    "linkRules",
    "linkTarget",
    "listType",
    "pageKey",
    "parseUrl",
    "pathOfEntry",
    "pathOfSlug",
    "phoneLink",
    "pictureAdvice",
    "previewRedirect",
    "previewToken",
    "referralVisit",
    "relativize",
    "sharingChoice",
    "smallPictureAdvice",
    "stateToStore",
    "titleAdvice",
    "toSlug",
    "vendorOrigins",
    "withConsent",
    "withTrailingSlash",
  ]);
});

test("the rules are all of it but the settings, so that a browser can have them without the schema library", () => {
  const settings = ["BRAND_IDS", "BrandConfigError", "VERTICALS", "brandConfigSchema", "defineBrand"];
  expect(
    Object.keys(brand)
      .filter((name) => !(name in rules))
      .toSorted(),
  ).toEqual(settings);
});
