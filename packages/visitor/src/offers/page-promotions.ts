import { type CouponPolicy, parseWindow } from "@courseway/coupons";
import type { PagePromotions } from "./active-offers.ts";

/** A promotion's dates as editors wrote them. */
interface WrittenWindow {
  readonly promotionStartDateTime: string | null;
  readonly promotionEndsDateTime: string | null;
  readonly showHidePromoBanner: boolean;
}

/** The part of a site's global sets that decides its promotions; the content client's `Globals` fit. */
export interface PromotionSets {
  readonly offer: (WrittenWindow & { readonly coupon: string | null }) | null;
  readonly topPromo:
    | (WrittenWindow & {
        readonly overwriteCoupon: string | null;
        readonly promotionReset: { readonly promotionEndsDateTime: string | null } | null;
      })
    | null;
  readonly graphicPromo:
    | (WrittenWindow & { readonly graphicBannerContent: string; readonly image: object | null })
    | null;
}

/** The brand and page of the promotions. */
export interface PromotionContext {
  readonly policy: CouponPolicy;
  /** The time zone of dates without an offset. */
  readonly timeZone: string;
  /** `hideStickyBanner` of the page's header options. */
  readonly hideStickyBanner: boolean;
}

/**
 * The promotions of the global sets, independent of the time. A promotion that is switched off, or has an unreadable date, does nothing.
 * [PB-012, PB-013, CP-017, PB-019, PB-020]
 */
export function pagePromotions(
  { offer, topPromo: promo, graphicPromo: graphic }: PromotionSets,
  { policy, timeZone, hideStickyBanner }: PromotionContext,
): PagePromotions {
  const parseDates = (dates: WrittenWindow | null) =>
    parseWindow(dates?.promotionStartDateTime, dates?.promotionEndsDateTime, timeZone);
  const window = parseDates(promo);
  const reset = promo?.promotionReset ?? null;
  const hasGraphic = graphic !== null && (graphic.graphicBannerContent !== "" || graphic.image !== null);
  return {
    policy,
    offer: offer?.showHidePromoBanner ? { ...parseDates(offer), coupon: offer.coupon } : null,
    topPromo: promo?.showHidePromoBanner
      ? {
          ...window,
          reset: reset && { ends: parseWindow(null, reset.promotionEndsDateTime, timeZone).ends },
          switchedOn: true,
          hideStickyBanner,
        }
      : null,
    override: promo?.showHidePromoBanner && promo.overwriteCoupon ? { code: promo.overwriteCoupon, ...window } : null,
    graphicPromo: hasGraphic && graphic.showHidePromoBanner ? parseDates(graphic) : null,
  };
}
