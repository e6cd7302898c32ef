import {
  checkoutCodes,
  graphicPromo,
  isCouponParameter,
  type CouponPolicy,
  type CouponSources,
  nextChange,
  offerBanner,
  type PromoOverride,
  splitCodes,
  type TimeWindow,
  topPromo,
  type TopPromo,
  type TopPromoPhase,
  uniqueCodes,
} from "@courseway/coupons";

/** A site's promotions on one page, independent of the time. Plain JSON; a promotion that is switched off is null. */
export interface PagePromotions {
  readonly policy: CouponPolicy;
  /** The header offer banner: one window decides banner and coupon. [PB-001, CP-008] */
  readonly offer: (TimeWindow & { readonly coupon: string | null }) | null;
  readonly topPromo: TopPromo | null;
  /** The top promotion's `overwriteCoupon`, in its window. [CP-017] */
  readonly override: PromoOverride | null;
  /** The graphic promo banner's window. [PB-019, PB-020] */
  readonly graphicPromo: TimeWindow | null;
}

/** A page without promotions. */
export const noPromotions = (policy: CouponPolicy): PagePromotions => ({
  policy,
  offer: null,
  topPromo: null,
  override: null,
  graphicPromo: null,
});

/** A banner at one moment. */
export interface ActiveBanner {
  readonly phase: TopPromoPhase;
  /** The end of its countdown, in epoch ms, or null. */
  readonly countdownTo: number | null;
}

/** The coupons of a checkout link. */
export interface LinkCodes {
  readonly codes: readonly string[];
  /** Expired codes, which are removed from links. */
  readonly replaced: readonly string[];
}

/** A code of the page's address, with its parameter's name. [CP-010] */
export interface AddressCode {
  readonly parameter: string;
  readonly code: string;
}

/** A visitor's coupons by source. */
export interface VisitorCodes {
  readonly emailed: readonly string[];
  readonly address: readonly AddressCode[];
}

/** A page's offers for one visitor at one moment. Prices, links and banners all use them. */
export interface ActiveOffers extends LinkCodes {
  /** The page's address for this visitor. Its `ocs` decides the coupon parameter. [CP-021] */
  readonly pageUrl: string;
  readonly visitor: VisitorCodes;
  readonly offerBanner: ActiveBanner;
  readonly topPromo: ActiveBanner;
  readonly graphicPromo: ActiveBanner;
}

const HIDDEN: ActiveBanner = { phase: "hidden", countdownTo: null };

/** The public offers of a page without promotions. */
export const NO_OFFERS: ActiveOffers = {
  codes: [],
  replaced: [],
  pageUrl: "",
  visitor: { emailed: [], address: [] },
  offerBanner: HIDDEN,
  topPromo: HIDDEN,
  graphicPromo: HIDDEN,
};

/** The part of a snapshot that decides the offers. */
export interface OfferVisitor {
  /** Epoch ms. */
  readonly now: number;
  /** The page's absolute URL. */
  readonly url: string;
  readonly emailed: { readonly codes: readonly string[] };
}

/** The coupons of a page by source for a visitor at one moment, before a product adds its own. [CP-008] */
export function sourcesAt({ now, url, emailed }: OfferVisitor, { offer, override }: PagePromotions): CouponSources {
  return {
    url,
    globalBanner: offer && offerBanner(offer, now).visible ? offer.coupon : null,
    emailCapture: emailed.codes,
    override,
  };
}

/** A banner that depends only on its window. */
function bannerAt(window: TimeWindow | null, rule: typeof graphicPromo, now: number): ActiveBanner {
  return window && rule(window, now).visible ? { phase: "main", countdownTo: window.ends } : HIDDEN;
}

function topPromoAt(now: number, promotions: PagePromotions): ActiveBanner {
  if (promotions.topPromo === null) return HIDDEN;
  const { phase, countdownTo } = topPromo(promotions.topPromo, now);
  return { phase, countdownTo };
}

/**
 * A page's offers: the one rule for prices, their links, all other checkout links and the banners, on the server for the anonymous visitor
 * and in the browser for the actual one. [CP-004, CP-008, CP-017, PB-001, PB-002, PB-006, PB-010, PB-011, PB-019, PB-020]
 *
 * @param renderedAt when the page was rendered, in epoch ms: codes that were valid then and are no longer are removed from its links
 */
export function activeOffers(visitor: OfferVisitor, promotions: PagePromotions, renderedAt: number): ActiveOffers {
  const { now, url } = visitor;
  const { policy } = promotions;
  const sources = sourcesAt(visitor, promotions);
  const everybody = { now: renderedAt, url: "", emailed: { codes: [] } };
  const { codes, replaced } = checkoutCodes(sources, now, policy);
  const asServed = checkoutCodes(sourcesAt(everybody, promotions), renderedAt, policy).codes;
  const address = addressCodes(url, policy);
  return {
    // Other codes of the address are not passed on: a link must have the codes that its price was requested with.
    ...without(
      uniqueCodes(
        replaced,
        asServed,
        address.map(({ code }) => code),
      ),
      codes,
    ),
    pageUrl: url,
    visitor: { emailed: uniqueCodes(visitor.emailed.codes), address },
    offerBanner: bannerAt(promotions.offer, offerBanner, now),
    topPromo: topPromoAt(now, promotions),
    graphicPromo: bannerAt(promotions.graphicPromo, graphicPromo, now),
  };
}

function addressCodes(url: string, policy: CouponPolicy): readonly AddressCode[] {
  const [, query] = (url.split("#", 1)[0] ?? "").split("?", 2);
  return [...new URLSearchParams(query)].flatMap(([parameter, value]) =>
    isCouponParameter(parameter, policy) ? splitCodes(value).map((code) => ({ parameter, code })) : [],
  );
}

const toKey = (code: string): string => code.trim().toLowerCase();

/** A valid code is never removed. */
function without(replaced: readonly string[], codes: readonly string[]): LinkCodes {
  const active = new Set(codes.map(toKey));
  return { codes, replaced: replaced.filter((code) => !active.has(toKey(code))) };
}

/** The codes of one product's offer: the page's and its own. Its price and its link use them. [CP-008, CP-023] */
export function offerCodes({ codes, replaced }: LinkCodes, productCodes: string | null): LinkCodes {
  return without(replaced, uniqueCodes(codes, productCodes));
}

/**
 * When an open page must check its promotions again, in epoch ms, the next moment first. The top banner has a timer for its start only if
 * that is more than a day away; otherwise it shows when something else changes or the page becomes visible again.
 * [PB-003, PB-008, PB-009, PB-010, PB-011, PB-020]
 */
export function boundaries(
  { offer, topPromo: promo, override, graphicPromo: graphic }: PagePromotions,
  now: number,
): readonly number[] {
  const moments = [
    ...[offer, override, graphic].flatMap((window) =>
      window !== null && nextChange(window, -Infinity) !== null ? [window.starts, window.ends] : [],
    ),
    ...(promo === null ? [] : [topPromo(promo, now).timer, promo.ends, promo.reset?.ends]),
  ];
  const later = moments.filter((moment) => typeof moment === "number").filter((moment) => moment > now);
  return [...new Set(later)].toSorted((one, other) => one - other);
}
