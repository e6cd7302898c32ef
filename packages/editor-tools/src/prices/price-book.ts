import { couponPolicy } from "@courseway/brand/rules";
import { splitCodes, uniqueCodes } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";
import type { Commerce } from "@courseway/services";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers, offerCodes, pagePromotions } from "@courseway/visitor/offers";
import type { SiteReading } from "../reading/read-site.ts";

/** Commerce's current prices for the products of one brand. */
export interface PriceBook {
  /** Whether commerce answered at all. If not, prices cannot be checked. */
  readonly isKnown: boolean;
  /** The sets of products that the brand's pages sell, each once. */
  readonly products: readonly (readonly string[])[];
  /** Returns the price of products with codes; null if commerce has none or was not asked. */
  readonly quote: (productIds: readonly string[], codes: readonly string[]) => Quote | null;
}

/** How many prices one call requests. */
const BATCH = 40;

const toKey = (productIds: readonly string[], codes: readonly string[]): string =>
  [productIds.join(","), ...codes.map((code) => code.trim().toLowerCase())].join("|");

/** A set of products of a page, and the products' own codes. */
export interface SoldProducts {
  readonly productIds: readonly string[];
  readonly own: readonly string[];
}

/** Lists what the parts of a site or a page sell, each set with its own codes once. */
export function soldProducts(parts: SiteReading["parts"]): readonly SoldProducts[] {
  const sold = parts.flatMap((part) =>
    part.kind === "product" && part.product.productIds.length > 0
      ? [{ productIds: part.product.productIds, own: splitCodes(part.product.coupon ?? "") }]
      : [],
  );
  return [...new Map(sold.map((one) => [toKey(one.productIds, one.own), one])).values()];
}

/** Reads the site's promotions, as they apply to every page without its own option. */
export const readPromotions = ({ globals, brand }: Pick<SiteReading, "globals" | "brand">) =>
  pagePromotions(globals, { policy: couponPolicy(brand), timeZone: brand.timeZone, hideStickyBanner: false });

/** Lists the codes on a product's checkout link for an anonymous visitor. @param now epoch ms */
export function listActiveCodes(site: SiteReading, own: readonly string[], now: number): readonly string[] {
  const offers = activeOffers(createAnonymousVisitor(now), readPromotions(site), now);
  return offerCodes(offers, own.join(",")).codes;
}

/** Lists every code that the site itself gives: its sale, its override and its email forms. */
export function siteCodes({ globals, pages }: SiteReading): readonly string[] {
  const { offer, topPromo, emailCapture } = globals;
  const captures = pages.flatMap(({ page, parts }) => [
    page.emailCapture?.coupon,
    ...parts.flatMap((part) =>
      part.kind === "words" && (part.place.field === "coupon" || part.place.field === "productCouponOverride")
        ? [part.words]
        : [],
    ),
  ]);
  return uniqueCodes(
    [offer?.coupon, topPromo?.overwriteCoupon, emailCapture?.coupon, ...captures].filter((code) => code != null),
  );
}

/**
 * Lists the quotes to request: each product without codes, with its own codes, with the active ones, and with every
 * code of the site.
 */
function listQuestions(site: SiteReading, now: number): readonly SoldProducts[] {
  const codes = siteCodes(site);
  const asked = soldProducts(site.pages.flatMap(({ parts }) => parts)).flatMap(({ productIds, own }) => [
    { productIds, own: [] },
    { productIds, own: listActiveCodes(site, own, now) },
    ...own.map((code) => ({ productIds, own: [code] })),
    ...codes.map((code) => ({ productIds, own: [code] })),
  ]);
  return [...new Map(asked.map((one) => [toKey(one.productIds, one.own), one])).values()];
}

/**
 * Requests every price that the rules check from commerce, several dozen per call. Commerce answers for today: its
 * prices on the day of a later sale are unknown.
 * @param now epoch ms
 * @param more additional requests: products with codes
 */
export async function askPrices(
  site: SiteReading,
  { quotes }: Pick<Commerce, "quotes">,
  now: number,
  more: readonly SoldProducts[] = [],
): Promise<PriceBook> {
  const own = listQuestions(site, now);
  const questions = [...new Map([...own, ...more].map((one) => [toKey(one.productIds, one.own), one])).values()];
  const found = new Map<string, Quote | null>();
  for (let at = 0; at < questions.length; at += BATCH) {
    const batch = questions.slice(at, at + BATCH);
    const answers = await quotes(batch.map(({ productIds, own }) => ({ productIds, couponCodes: own })));
    batch.forEach(({ productIds, own }, index) => found.set(toKey(productIds, own), answers[index] ?? null));
  }
  const products = new Map(own.map(({ productIds }) => [productIds.join(","), productIds]));
  return {
    isKnown: [...found.values()].some((quote) => quote !== null),
    products: [...products.values()],
    quote: (productIds, codes) => found.get(toKey(productIds, codes)) ?? null,
  };
}

/** The price book if commerce is not asked. */
export const NO_PRICES: PriceBook = { isKnown: false, products: [], quote: () => null };
