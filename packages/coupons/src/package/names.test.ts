import { expect, test } from "vitest";
import * as emailed from "../emailed/index.ts";
import * as events from "../events/index.ts";
import * as explain from "../explain/index.ts";
import * as offer from "../offer/index.ts";
import * as hook from "../react/index.ts";
import * as texts from "../texts/index.ts";
import * as arbitraries from "../test-kit/arbitraries.ts";
import * as testKit from "../test-kit/index.ts";
import * as coupons from "../index.ts";
import manifest from "../../package.json" with { type: "json" };

test("the main entry exports these names and no others", () => {
  expect(Object.keys(coupons).toSorted()).toEqual([
    "BANNER_WINDOW_MS",
    "COUNTDOWN_TICK_MS",
    "COUPON_CAMPAIGNS",
    "DAY_THRESHOLD_MS",
    "DEFAULT_COUPON_POLICY",
    "LONGEST_CODE",
    "MAX_TIMER_MS",
    "MOST_ADDRESS_CODES",
    "ROUTE_DATA_ACCESS_ERROR",
    "URL_COUPON_PARAMETERS",
    "applyPromoOverride",
    "bannerCoupon",
    "buildCheckoutUrl",
    "builderOverride",
    "checkoutCodes",
    "checkoutLink",
    "codeReason",
    "collectCoupons",
    "couponCategory",
    "couponCodes",
    "couponNotice",
    "couponParameter",
    "dayWindow",
    "earliestChange",
    "graphicBanner",
    "graphicPromo",
    "isCheckoutLink",
    "isCouponParameter",
    "isOfferCountdownActive",
    "isOnCheckoutHost",
    "isOpen",
    "isOverrideActive",
    "linkCodes",
    "nextChange",
    "nextMidnight",
    "nextTimerDelay",
    "offerBanner",
    "offerCountdown",
    "overrideWindow",
    "parseDateTime",
    "parseWindow",
    "promoCountdown",
    "runAt",
    "splitCodes",
    "topPromo",
    "uniqueCodes",
    "unreadableDates",
    "withCoupon",
  ]);
});

test.each([
  ["events", events, ["COUPON_EVENT", "COUPON_EVENT_DELAY_MS", "emitCoupon", "onCoupon"]],
  ["explain", explain, ["explainAnswer", "explainCoupons"]],
  ["offer", offer, ["commerceBy", "offerFor"]],
  ["react", hook, ["useOffer"]],
  ["texts", texts, ["COUPON_TEXTS", "NOTICE_TEXTS", "fillText"]],
  [
    "testing",
    testKit,
    ["TEST_MOMENT", "aPolicy", "aPromotion", "anEmailedOffer", "anOrder", "fixedClock", "someSources"],
  ],
  [
    "testing/arbitraries",
    arbitraries,
    ["codeLists", "codes", "couponPolicies", "couponSources", "pageUrls", "promotions", "timeWindows"],
  ],
  [
    "emailed",
    emailed,
    [
      "EMAIL_CAPTURE_DEFAULTS",
      "EMAIL_CAPTURE_SCROLL_PX",
      "emailCapture",
      "emailedCookieDays",
      "emailedCookies",
      "emailedCoupon",
      "emailedCouponOnLoad",
      "saleActive",
    ],
  ],
])("the entry %s exports these names and no others", (_, entry, names) => {
  expect(Object.keys(entry).toSorted()).toEqual(names);
});

test("the package depends on nothing at run time, but for an offer's price, a test's arbitraries and the hook", () => {
  expect(manifest).not.toHaveProperty("dependencies");
  expect(manifest.peerDependenciesMeta).toEqual({
    "@courseway/pricing": { optional: true },
    "fast-check": { optional: true },
    react: { optional: true },
  });
  expect(Object.keys(manifest.peerDependencies)).toEqual(["@courseway/pricing", "fast-check", "react"]);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});
