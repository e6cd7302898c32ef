import type { BrandConfig } from "@courseway/brand";
import { couponPolicy } from "@courseway/brand/rules";
import type { Globals, GraphicPromo } from "@courseway/content-client";
import { earliestChange, graphicPromo, nextChange, offerBanner, topPromo } from "@courseway/coupons";
import { createAnonymousVisitor } from "@courseway/visitor";
import {
  type ActiveOffers,
  activeOffers,
  boundaries,
  pagePromotions,
  type PagePromotions,
} from "@courseway/visitor/offers";

/** A site's promotions on one page: the browser's settings, the texts, and what is active at the render. */
export interface Promotions {
  readonly page: PagePromotions;
  /** Epoch ms. */
  readonly renderedAt: number;
  /** The public offers at the render. */
  readonly offers: ActiveOffers;
  /** When an open page checks them again, in epoch ms. */
  readonly boundaries: readonly number[];
  /** The offer banner's text; null if it shows neither now nor later. */
  readonly offer: { readonly html: string; readonly link: string | null } | null;
  /** The top banner's text; null if it shows neither now nor later. */
  readonly topPromo: { readonly html: string; readonly resetHtml: string } | null;
  /** The graphic promo banner's text and picture; null if it shows neither now nor later. [PB-019, PB-020] */
  readonly graphicPromo: GraphicPromo | null;
  /** When a promotion next starts or ends (epoch ms), or null. The page is not served beyond it. */
  readonly nextChange: number | null;
}

/** The brand's settings for promotions. */
type PromotionBrand = Parameters<typeof couponPolicy>[0] & Pick<BrandConfig, "timeZone">;

/** When each of the page's promotions changes next. */
function changes({ offer, topPromo: promo, override, graphicPromo: graphic }: PagePromotions, now: number) {
  return {
    offer: offer && offerBanner(offer, now).nextChange,
    topPromo: promo && topPromo(promo, now).nextChange,
    override: override && nextChange(override, now),
    graphicPromo: graphic && graphicPromo(graphic, now).nextChange,
  };
}

/** Reads the global sets at one moment; dates without an offset are in the brand's time zone. [PB-001, PB-006, CP-008, CP-017] */
export function promotions(globals: Globals, brand: PromotionBrand, now: number, hideStickyBanner = false): Promotions {
  const page = pagePromotions(globals, { policy: couponPolicy(brand), timeZone: brand.timeZone, hideStickyBanner });
  const offers = activeOffers(createAnonymousVisitor(now), page, now);
  const next = changes(page, now);
  const { offer, topPromo: promo } = globals;
  const shows = (phase: string, change: number | null) => phase !== "hidden" || change !== null;
  return {
    page,
    renderedAt: now,
    offers,
    boundaries: boundaries(page, now),
    offer:
      offer && shows(offers.offerBanner.phase, next.offer)
        ? { html: offer.promotionText, link: offer.promotionLink }
        : null,
    topPromo:
      promo && shows(offers.topPromo.phase, next.topPromo)
        ? { html: promo.promotionText, resetHtml: promo.promotionReset?.resetText ?? "" }
        : null,
    graphicPromo: shows(offers.graphicPromo.phase, next.graphicPromo) ? globals.graphicPromo : null,
    nextChange: earliestChange([next.offer, next.topPromo, next.override, next.graphicPromo]),
  };
}
