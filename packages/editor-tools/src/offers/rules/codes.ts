import { codeReason, type CouponReason, splitCodes } from "@courseway/coupons";
import { type Finding, finding, type Severity } from "../../finding/finding.ts";
import { type PriceBook, soldProducts } from "../../prices/price-book.ts";
import { spanText } from "../../reading/moments.ts";
import { stateAt, type TimelineEntry } from "../entry.ts";
import { getFirstPlace, formatName, type SiteOffers } from "./input.ts";

/**
 * Normalizes a code: spellings of the same code have the same letters and digits, whatever their case and separators.
 */
const letters = (code: string): string => code.toLowerCase().replaceAll(/[\s._-]/gu, "");

interface Use {
  readonly code: string;
  readonly entry: TimelineEntry;
}

const listUses = (timeline: readonly TimelineEntry[]): readonly Use[] =>
  timeline.flatMap((entry) =>
    entry.isOn && entry.kind !== "promotion" ? splitCodes(entry.code ?? "").map((code) => ({ code, entry })) : [],
  );

const grouped = <Item>(items: readonly Item[], toKey: (item: Item) => string): readonly (readonly Item[])[] => [
  ...Map.groupBy(items, toKey).values(),
];

/** Finds codes that are written in two ways. The spelling with fewer places should be corrected. */
export function spellingFindings(all: readonly SiteOffers[]): readonly Finding[] {
  const uses = all.flatMap(({ timeline }) => listUses(timeline));
  return grouped(uses, ({ code }) => letters(code)).flatMap((same) => {
    const spellings = grouped(same, ({ code }) => code).toSorted(
      (one, other) => countLocations(other) - countLocations(one),
    );
    const [usual = [], ...others] = spellings;
    return others.flat().map(({ code, entry }) =>
      finding({
        rule: "code-spelled-twice",
        severity: "warning",
        brand: entry.brand,
        place: getFirstPlace(entry),
        subject: code,
        message: `The code ${code} is written ${usual[0]?.code ?? ""} elsewhere (${countLocations(usual)} places). Reports count the two apart, and commerce may know only one.`,
        advice: `Write ${usual[0]?.code ?? ""} here too, or give this offer a code of its own.`,
      }),
    );
  });
}

const countLocations = (uses: readonly Use[]): number => uses.reduce((sum, { entry }) => sum + entry.places.length, 0);

/** Finds brands that run the same campaign, by its code or else its text, at different times. */
export function campaignFindings(all: readonly SiteOffers[]): readonly Finding[] {
  const campaigns = all.flatMap(({ site, timeline }) =>
    timeline.flatMap((entry) =>
      entry.isOn && (entry.kind === "offer" || entry.kind === "promotion") && entry.label !== ""
        ? [{ entry, timeZone: site.brand.timeZone }]
        : [],
    ),
  );
  return grouped(campaigns, ({ entry }) => letters(entry.code ?? entry.label)).flatMap(([first, ...others]) =>
    others.flatMap(({ entry, timeZone }) => {
      if (first === undefined || first.entry.brand === entry.brand) return [];
      if (first.entry.starts === entry.starts && first.entry.ends === entry.ends) return [];
      return [
        finding({
          rule: "windows-differ",
          severity: "warning",
          brand: entry.brand,
          place: getFirstPlace(entry),
          subject: entry.code ?? first.entry.brand,
          message: `${formatName(entry)} runs ${spanText(entry, timeZone)}. The same campaign of ${first.entry.brand} runs ${spanText(first.entry, first.timeZone)}.`,
          advice: "Give both the same dates, or two codes where they are two campaigns.",
        }),
      ];
    }),
  );
}

/** The reason why a code reduces no price, as data and in words. */
interface Refusal {
  readonly reason: CouponReason;
  readonly words: string;
}

/** Lists the prices of products without a code and with it, for those that commerce answered. */
const listPrices = (code: string, products: readonly (readonly string[])[], prices: PriceBook) =>
  products.flatMap((ids) => {
    const [plain, quote] = [prices.quote(ids, []), prices.quote(ids, [code])];
    return plain === null || quote === null ? [] : [{ plain, quote }];
  });

const isLowered = ({ plain, quote }: ReturnType<typeof listPrices>[number]): boolean =>
  quote.discountPrice < plain.discountPrice;

/** Commerce's reasons to refuse a code, if it gives one. */
const REASON_TEXTS: Partial<Record<CouponReason, string>> = {
  expired: "commerce says that it is over",
  "not-yet": "commerce says that it has not started yet",
  "unknown-to-commerce": "commerce does not know it",
};

/**
 * Finds the reason why a code reduces the price of none of these products; null if it reduces one, or if that is
 * unknown.
 */
function findRefusal(code: string, products: readonly (readonly string[])[], prices: PriceBook): Refusal | null {
  const known = listPrices(code, products, prices);
  if (known.length === 0 || known.some(isLowered)) return null;
  if (known.some(({ quote }) => codeReason(code, { counted: quote.couponCode }).reason === null))
    return { reason: "no-effect", words: "commerce takes it, and no price gets lower by it" };
  const reasons = known.map(
    ({ quote }) => codeReason(code, { counted: quote.couponCode, refused: quote.refused }).reason,
  );
  const commerceReason = reasons.find((reason) => reason !== null && reason in REASON_TEXTS);
  if (commerceReason) return { reason: commerceReason, words: REASON_TEXTS[commerceReason] ?? "" };
  const sitePrices = listPrices(code, prices.products, prices);
  if (sitePrices.some(isLowered))
    return { reason: "not-this-product", words: "commerce takes it for other products of this site" };
  // A product's own coupon is requested only for that product, so its effect on others is unknown.
  return sitePrices.length > known.length || known.length === prices.products.length
    ? { reason: "unknown-to-commerce", words: "commerce does not take it for any product of this site" }
    : { reason: "no-effect", words: "commerce does not take it for this product" };
}

/** Finds codes of the whole site that reduce no price of the site. */
function siteCodeFindings({ timeline, prices }: SiteOffers, now: number): readonly Finding[] {
  const entries = timeline.filter(
    ({ kind, isOn }) => isOn && (kind === "offer" || kind === "override" || kind === "capture"),
  );
  return entries.flatMap((entry) => {
    const state = stateAt(entry, now);
    if (state === "ended" || state === "off") return [];
    const isLater = state === "coming" && entry.kind !== "capture";
    const severity: Severity = isLater ? "warning" : "error";
    return splitCodes(entry.code ?? "").flatMap((code) => {
      const refusal = findRefusal(code, prices.products, prices);
      if (refusal === null) return [];
      return [
        finding({
          rule: entry.kind === "override" ? "override-lowers-nothing" : "code-lowers-nothing",
          severity,
          brand: entry.brand,
          place: getFirstPlace(entry),
          subject: code,
          reason: refusal.reason,
          message: `The code ${code} of ${formatName({ ...entry, code: null })} lowers no price of this site: ${refusal.words}${isLater ? " today, before it begins" : ""}.`,
          advice: isLater
            ? "Make sure that commerce takes the code from the start on."
            : "Correct the code, or have commerce open it for these products; until then take it off.",
        }),
      ];
    });
  });
}

/** Finds products whose own coupon does not reduce their price. */
function productCodeFindings({ site, prices }: SiteOffers): readonly Finding[] {
  const found = site.pages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      soldProducts([part]).flatMap(({ productIds, own }) =>
        own.flatMap((code) => {
          const refusal = findRefusal(code, [productIds], prices);
          return refusal === null ? [] : [{ code, productIds, place: part.place, refusal }];
        }),
      ),
    ),
  );
  return grouped(found, ({ code, productIds }) => `${code} ${productIds.join(",")}`).flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          finding({
            rule: "code-lowers-nothing",
            severity: "warning",
            brand: site.name,
            // The fault is in the product's entry, whichever page shows it.
            place: { path: null, part: `product ${first.productIds.join(",")}`, field: "xgritCoupon" },
            subject: first.code,
            reason: first.refusal.reason,
            message: `The coupon ${first.code} of the product ${first.productIds.join(",")} does not lower its price: ${first.refusal.words}. The product is on ${first.place.path ?? "the site"}${others.length > 0 ? ` and in ${others.length} other places` : ""}.`,
            advice: "Correct the coupon in the product's entry, or empty it.",
          }),
        ],
  );
}

/** Finds codes of one brand that commerce does not apply; nothing if commerce was not asked. @param now epoch ms */
export const codeFindings = (offers: SiteOffers, now: number): readonly Finding[] =>
  offers.prices.isKnown ? [...siteCodeFindings(offers, now), ...productCodeFindings(offers)] : [];
