import { ambassadorCampaigns } from "@courseway/brand";
import { couponPolicy } from "@courseway/brand/rules";
import { uniqueCodes } from "@courseway/coupons";
import { EMAIL_CAPTURE_DEFAULTS } from "@courseway/coupons/emailed";
import { listCodesOnLink } from "../prices/links.ts";
import { siteCodes, soldProducts } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { RehearsalVisitor } from "@courseway/visitor/simulated";

const HOUR_MS = 3_600_000;

/** A first-time visitor without a coupon, subscription or campaign. */
export const ANONYMOUS: RehearsalVisitor = {
  name: "a new visitor",
  coupon: null,
  emailed: null,
  campaign: null,
  state: null,
  consent: 0,
  isReturning: false,
};

/** Lists every code in use: of banners, forms, products and links. */
export function listCodesInUse(site: SiteReading): readonly string[] {
  const parts = site.pages.flatMap((page) => page.parts);
  const linked = parts.flatMap((part) => (part.kind === "link" ? listCodesOnLink(part.href, site) : []));
  return uniqueCodes(
    siteCodes(site),
    soldProducts(parts).flatMap(({ own }) => own),
    linked,
  );
}

/** The coupon that is mailed to the site's subscribers, or null. */
function mailedCode({ globals: { emailCapture: capture }, brand }: SiteReading): string | null {
  if (capture === null || !capture.showEmailCapture || brand.email.listId === null) return null;
  return capture.coupon ?? EMAIL_CAPTURE_DEFAULTS.coupon;
}

/**
 * Lists the visitors of a rehearsal: an anonymous one, one with each code in use, a subscriber, an ambassador's friend,
 * a returning visitor, and a visitor who shares no data. A visitor's state selects among the prices of a block, all of
 * which are checked for each visitor; it changes no price.
 */
export function rehearsalVisitors(site: SiteReading): readonly RehearsalVisitor[] {
  const { brand } = site;
  const parameter = couponPolicy(brand).cdiParam;
  const mailed = mailedCode(site);
  const campaign = ambassadorCampaigns(brand).at(-1) ?? null;
  const withCodes = listCodesInUse(site).map((code) => ({
    ...ANONYMOUS,
    name: `a visitor with ${code} in the address`,
    coupon: { parameter, codes: code },
  }));
  return [
    ANONYMOUS,
    ...withCodes,
    ...(mailed === null || !brand.keepsEmailedCoupons
      ? []
      : [{ ...ANONYMOUS, name: `a subscriber who was mailed ${mailed}`, emailed: { code: mailed, ageMs: HOUR_MS } }]),
    ...(campaign === null ? [] : [{ ...ANONYMOUS, name: "an ambassador’s friend", campaign }]),
    { ...ANONYMOUS, name: "a visitor who was here before", isReturning: true },
    { ...ANONYMOUS, name: "a visitor who shares nothing", consent: 1 as const },
  ];
}
