import { cents, formatPrice, percentOff } from "@courseway/pricing";
import { type PriceBook, siteCodes, soldProducts } from "../../prices/price-book.ts";
import type { Part } from "../../reading/parts.ts";
import type { SiteReading } from "../../reading/read-site.ts";
import type { ClaimKind } from "./sentences.ts";

/** The facts that promises are checked against, by name: "price re-az-basic" → "$449 + $15 fees". */
export type Facts = ReadonlyMap<string, string>;

/** A brand and its prices from commerce. */
export interface PricedReading {
  readonly site: SiteReading;
  readonly prices: PriceBook;
}

/** The price of products before coupons, with their fees. */
function priceFact(productIds: readonly string[], prices: PriceBook): string {
  const quote = prices.quote(productIds, []);
  if (quote === null) return "no price";
  const list = quote.maxPrice > quote.originalPrice ? `, list price ${formatPrice(quote.maxPrice)}` : "";
  const fees = quote.productFees > 0 ? ` + ${formatPrice(quote.productFees)} fees` : "";
  return `${formatPrice(quote.originalPrice)}${fees}${list}`;
}

/** What a code takes off the products that it reduces. */
function codeFact(code: string, prices: PriceBook): string {
  const lowered = prices.products.flatMap((ids) => {
    const quote = prices.quote(ids, [code]);
    return quote === null || quote.discountPrice >= quote.originalPrice ? [] : [quote];
  });
  const all = lowered.length === prices.products.length ? "every product" : `${lowered.length} products`;
  const isPercent = lowered.every(({ discountType }) => discountType === "PERCENT");
  const off = lowered.map(({ originalPrice, discountPrice, offPercent }) =>
    isPercent
      ? `${offPercent ?? percentOff(originalPrice, discountPrice)}%`
      : formatPrice(cents(originalPrice - discountPrice)),
  );
  return lowered.length === 0 ? "lowers nothing" : `${[...new Set(off)].toSorted().join(" or ")} off ${all}`;
}

const prefixed = (prefix: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${prefix} ${name}`);

/** Lists the products next to a promise: those of its block, or else those of its page. */
export function listNearbyProducts(block: readonly Part[], page: readonly Part[]): readonly (readonly string[])[] {
  const [own, all] = [soldProducts(block), soldProducts(page)];
  const ids = (own.length > 0 ? own : all).map(({ productIds }) => productIds);
  return [...new Map(ids.map((one) => [one.join(","), one])).values()];
}

/** Lists the names of the facts that promises of the given kinds are checked against. */
export function factNames(
  kinds: readonly ClaimKind[],
  products: readonly (readonly string[])[],
  site: SiteReading,
): readonly string[] {
  const asksPrices = kinds.includes("price") || kinds.includes("offer");
  return [
    ...(asksPrices ? prefixed("price", products.map((ids) => ids.join(",")).toSorted()) : []),
    ...(kinds.includes("offer") ? prefixed("code", siteCodes(site).toSorted()) : []),
    ...(kinds.includes("privacy") ? ["privacy"] : []),
    ...(kinds.includes("guarantee") ? ["guarantee"] : []),
  ];
}

/** Reads every fact of a brand that a promise may be checked against. */
export function readFacts({ site, prices }: PricedReading): Facts {
  const { optsOutByDefault, guaranteeLabel, guaranteeText } = site.brand;
  return new Map([
    ["privacy", optsOutByDefault ? "nothing is shared until a visitor allows it" : "shares until a visitor opts out"],
    ["guarantee", guaranteeText ?? guaranteeLabel],
    ...prices.products.map((ids) => [`price ${ids.join(",")}`, priceFact(ids, prices)] as const),
    ...siteCodes(site).map((code) => [`code ${code}`, codeFact(code, prices)] as const),
  ]);
}
