import { ambassadorCampaigns, type BrandConfig, parseUrl } from "@courseway/brand";
import type { Globals, TopPromo } from "@courseway/content-client";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers } from "@courseway/visitor/offers";
import { decorateLink, linkContext } from "@courseway/chrome/links";
import type { Promotions } from "@courseway/chrome/promotions";

const HOUR_MS = 3_600_000;

/** The code of a simulated promotion, so that the report covers every brand's links during one. */
const OVERRIDE = "OVERRIDE";

/** A visitor of the report. */
export interface LinkVisitor {
  readonly name: string;
  /** The query of their first page; "" for none. */
  readonly search: string;
  /** The codes of their emails. */
  readonly emailed: readonly string[];
  /** Whether the page was rendered during the simulated promotion. */
  readonly isDuringOverride: boolean;
  /** How long after the render they click, in ms. */
  readonly laterMs: number;
}

const anonymousSettings = { search: "", emailed: [], isDuringOverride: false, laterMs: 0 };

/** The visitors of a report: an anonymous one, four with a query or an email, and an anonymous one during and after an override. [CP-010, CP-011, CP-017, CP-021, LNK-009] */
export function linkVisitors(brand: BrandConfig, emailedCode: string | null): readonly LinkVisitor[] {
  const campaign = ambassadorCampaigns(brand).at(-1) ?? "";
  return [
    { ...anonymousSettings, name: "nobody" },
    { ...anonymousSettings, name: "?hc=", search: `?${brand.globalCDIQueryParam}=VISITOR` },
    { ...anonymousSettings, name: "?couponCode= with ocs=0", search: "?couponCode=VISITOR&ocs=0" },
    {
      ...anonymousSettings,
      name: "emailed coupon",
      emailed: brand.keepsEmailedCoupons ? [emailedCode ?? "EMAILED"] : [],
    },
    { ...anonymousSettings, name: "ambassador's campaign", search: `?campaignid=${campaign}` },
    { ...anonymousSettings, name: "during an override", isDuringOverride: true },
    { ...anonymousSettings, name: "after the override's end", isDuringOverride: true, laterMs: 2 * HOUR_MS },
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

/** The global sets with an override, from an hour before a moment (epoch ms) until an hour after it. [CP-017] */
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
 * The target of a page's link for a visitor, as their browser computes it from the server's link: a path on the site itself, or else the
 * absolute URL.
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
