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

/** A site's promotions on one page: what the browser needs to follow them, what they say, and what holds at the render. */
export interface Promotions {
  readonly page: PagePromotions;
  /** Epoch ms. */
  readonly renderedAt: number;
  /** What holds for everybody at the render. */
  readonly offers: ActiveOffers;
  /** When an open page looks at them again, in epoch ms. */
  readonly boundaries: readonly number[];
  /** The offer banner's words; null where it shows neither now nor later. */
  readonly offer: { readonly html: string; readonly link: string | null } | null;
  /** The top banner's words; null where it shows neither now nor later. */
  readonly topPromo: { readonly html: string; readonly resetHtml: string } | null;
  /** The graphic promo banner's words and picture; null where it shows neither now nor later. [PB-019, PB-020] */
  readonly graphicPromo: GraphicPromo | null;
  /** Epoch ms of the next promotion start or end, or null: the page is not served beyond it. */
  readonly nextChange: number | null;
}

/** What of a brand decides on promotions. */
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
