import type { CouponSources, PromoOverride } from "../codes/coupon-sources.ts";
import type { EmailedOffer } from "../emailed/emailed-coupon.ts";
import type { OfferOrder } from "../offer/offer-for.ts";
import { DEFAULT_COUPON_POLICY, type CouponPolicy } from "../query/coupon-policy.ts";

const DAY_MS = 86_400_000;

/** The moment of the builders below, in epoch milliseconds: noon UTC of November 27, 2026. */
export const TEST_MOMENT = Date.UTC(2026, 10, 27, 12);

/**
 * The sources of a page for tests: its address and no code, with the given fields on top.
 *
 * @example someSources({ globalBanner: "SALE20" })
 */
export function someSources(given: Partial<CouponSources> = {}): CouponSources {
  return { url: "https://www.courses.example/texas/", ...given };
}

/**
 * A promotion that runs at `TEST_MOMENT`, from one day before until one day after, with the code FRIDAY50. Pass it as
 * `override` of a page's sources.
 *
 * @example someSources({ override: aPromotion({ ends: TEST_MOMENT }) }) // over
 */
export function aPromotion(given: Partial<PromoOverride> = {}): PromoOverride {
  return { code: "FRIDAY50", starts: TEST_MOMENT - DAY_MS, ends: TEST_MOMENT + DAY_MS, ...given };
}

/** A brand's coupon policy for tests: `hc`, `vc` and the new strategy, with the given fields on top. */
export function aPolicy(given: Partial<CouponPolicy> = {}): CouponPolicy {
  return { ...DEFAULT_COUPON_POLICY, ...given };
}

/** An order of `offerFor` for tests: the product `tx-90` at `TEST_MOMENT`, for a visitor from Texas. */
export function anOrder(given: Partial<OfferOrder> = {}): OfferOrder {
  return {
    productIds: ["tx-90"],
    checkoutUrl: "https://checkout.example/start",
    now: TEST_MOMENT,
    state: "TX",
    ...given,
  };
}

/** The cookies of an emailed coupon for tests: CAREER20, from a day before `TEST_MOMENT`, for three days. */
export function anEmailedOffer(given: Partial<EmailedOffer> = {}): EmailedOffer {
  return { coupon: "CAREER20", submitted: TEST_MOMENT - DAY_MS, countdownDays: 3, percentage: 20, ...given };
}
