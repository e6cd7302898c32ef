import { ambassadorCampaigns, type BrandConfig, parseUrl } from "@courseway/brand";
import type { Globals, TopPromo } from "@courseway/content-client";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers } from "@courseway/visitor/offers";
import { decorateLink, linkContext } from "@courseway/chrome/links";
import type { Promotions } from "@courseway/chrome/promotions";

const HOUR_MS = 3_600_000;

/** The code of the promotion that the report makes up, so that every brand's links are seen during one. */
const OVERRIDE = "OVERRIDE";

/** Somebody whose links are reported. */
export interface LinkVisitor {
  readonly name: string;
  /** The query that they came by; "" for none. */
  readonly search: string;
  /** The codes that they were mailed. */
  readonly emailed: readonly string[];
  /** Whether the page was rendered while the made-up promotion ran. */
  readonly isDuringOverride: boolean;
  /** How long after the render they click, in ms. */
  readonly laterMs: number;
}

const nobodyElse = { search: "", emailed: [], isDuringOverride: false, laterMs: 0 };

/** Everybody whose links a report has: nobody, four who bring something, and nobody during and after an override. [CP-010, CP-011, CP-017, CP-021, LNK-009] */
export function linkVisitors(brand: BrandConfig, emailedCode: string | null): readonly LinkVisitor[] {
  const campaign = ambassadorCampaigns(brand).at(-1) ?? "";
  return [
    { ...nobodyElse, name: "nobody" },
    { ...nobodyElse, name: "?hc=", search: `?${brand.globalCDIQueryParam}=VISITOR` },
    { ...nobodyElse, name: "?couponCode= with ocs=0", search: "?couponCode=VISITOR&ocs=0" },
    { ...nobodyElse, name: "emailed coupon", emailed: brand.keepsEmailedCoupons ? [emailedCode ?? "EMAILED"] : [] },
    { ...nobodyElse, name: "ambassador's campaign", search: `?campaignid=${campaign}` },
    { ...nobodyElse, name: "during an override", isDuringOverride: true },
    { ...nobodyElse, name: "after the override's end", isDuringOverride: true, laterMs: 2 * HOUR_MS },
  ];
}

const noPromotion: TopPromo = {
  promotionText: "",
  promotionStartDateTime: null,
  promotionEndsDateTime: null,
  promotionReset: null,
  showHidePromoBanner: true,
  overwriteCoupon: null,
};

/** The global sets while an override runs, from an hour before a moment (epoch ms) until an hour after it. [CP-017] */
export function withOverride(globals: Globals, at: number): Globals {
  const topPromo = {
    ...(globals.topPromo ?? noPromotion),
    showHidePromoBanner: true,
    overwriteCoupon: OVERRIDE,
    promotionStartDateTime: new Date(at - HOUR_MS).toISOString(),
    promotionEndsDateTime: new Date(at + HOUR_MS).toISOString(),
    promotionReset: null,
  };
  return { ...globals, topPromo };
}

/**
 * Where a link of a page leads a visitor, as their browser makes it of the link that the server wrote: a path on the site
 * itself, else the whole address.
 * @param path the page's, with slashes around it
 */
export function followedLink(
  link: string,
  { path, brand, promotion }: { readonly path: string; readonly brand: BrandConfig; readonly promotion: Promotions },
  { search, emailed, laterMs }: LinkVisitor,
): string {
  const { renderedAt, page, offers } = promotion;
  const now = renderedAt + laterMs;
  const url = new URL(path + search, brand.url).href;
  const isAsServed = search === "" && emailed.length === 0 && laterMs === 0;
  const visitor = {
    url,
    emailed: { ...createAnonymousVisitor(now).emailed, codes: emailed },
    handedConsent: null,
    offers: isAsServed ? null : activeOffers({ now, url, emailed: { codes: emailed } }, page, renderedAt),
  };
  const decorated = decorateLink(link, linkContext(brand, offers), visitor);
  const target = parseUrl(decorated, url);
  if (target === null) return decorated;
  return target.origin === new URL(url).origin ? target.href.slice(target.origin.length) : target.href;
}
