import type { Globals } from "@courseway/content-client";
import {
  type CouponSources,
  earliestChange,
  offerBanner,
  parseDateTime,
  parseWindow,
  type TimeWindow,
  topPromo,
  type TopPromoState,
} from "@courseway/coupons";

/** What of a site's promotions holds at one moment, for one page. */
export interface Promotions {
  /** The sale coupon and a promotion's override, which every visitor shares. [CP-008, CP-017] */
  readonly coupons: CouponSources;
  readonly offer: { readonly html: string; readonly link: string | null; readonly window: TimeWindow } | null;
  readonly topPromo: { readonly html: string; readonly state: TopPromoState } | null;
  /** Epoch ms of the next promotion start or end, or null: the page is not served beyond it. */
  readonly nextChange: number | null;
}

const NO_BANNER = { visible: false, nextChange: null } as const;

/** Reads the global sets at one moment; dates without an offset are in the brand's time zone. [PB-001, PB-006, CP-017] */
export function promotions(globals: Globals, timeZone: string, now: number, hideStickyBanner = false): Promotions {
  const { offer, topPromo: promo } = globals;
  const offerWindow = parseWindow(offer?.promotionStartDateTime, offer?.promotionEndsDateTime, timeZone);
  const offerState = offer?.showHidePromoBanner ? offerBanner(offerWindow, now) : NO_BANNER;
  const promoWindow = parseWindow(promo?.promotionStartDateTime, promo?.promotionEndsDateTime, timeZone);
  const reset = promo?.promotionReset ?? null;
  const promoState = topPromo(
    {
      ...promoWindow,
      reset: reset === null ? null : { ends: parseDateTime(reset.promotionEndsDateTime, timeZone) },
      switchedOn: promo?.showHidePromoBanner ?? false,
      hideStickyBanner,
    },
    now,
  );
  const override = promo?.overwriteCoupon ? { code: promo.overwriteCoupon, ...promoWindow } : null;
  return {
    coupons: { url: "", globalBanner: offerState.visible ? (offer?.coupon ?? null) : null, override },
    offer:
      offer && offerState.visible
        ? { html: offer.promotionText, link: offer.promotionLink, window: offerWindow }
        : null,
    topPromo:
      promo && promoState.visible
        ? { html: promoState.phase === "reset" ? (reset?.resetText ?? "") : promo.promotionText, state: promoState }
        : null,
    nextChange: earliestChange(
      [offerState.nextChange, promoState.nextChange, promoWindow.starts, promoWindow.ends].map((at) =>
        at !== null && at > now ? at : null,
      ),
    ),
  };
}
