import { toCents } from "../money/money.ts";
import { asAmount, asList, asObject, asText, type Wire, texts } from "../wire.ts";
import { sumFees, foreignCurrency, lineItems, listPrice, namedProducts, productFacts } from "./line-items.ts";
import {
  badAmount,
  bundlePriceMissing,
  noLineItems,
  type QuoteResult,
  wholeAnswer,
  wrongCurrency,
  wrongProduct,
} from "./pricing-error.ts";
import type { Quote, RefusedCode, RefusedReason } from "./quote.ts";

/** The service's reasons, mapped to ours. */
const REASONS = new Map<string, RefusedReason>([
  ["EXPIRED", "expired"],
  ["NOT_STARTED", "not-yet"],
  ["OTHER_PRODUCTS", "not-this-product"],
  ["UNKNOWN", "unknown-to-commerce"],
]);

/** The refused codes of a response; a code with an unknown reason is ignored. */
function refusedCodes(answer: Wire): RefusedCode[] {
  return asList(answer.refusedCouponList).flatMap((one) => {
    const { code, reason } = asObject(one);
    const mappedReason = REASONS.get(asText(reason).toUpperCase());
    return asText(code) && mappedReason ? [{ code: asText(code), reason: mappedReason }] : [];
  });
}

/**
 * Reads the coupon that gave the discount, the first of the response's list, and the codes that the response lists as
 * refused. The single price response names its coupon list differently, and may contain plain codes.
 * [PR-006, PR-030, API-039]
 */
function readCoupon(answer: Wire): Pick<Quote, "discountType" | "offPercent" | "couponCode" | "refused"> {
  const [first] = asList(answer.couponList ?? answer.displayCouponList);
  const coupon = asObject(first);
  const refused = refusedCodes(answer);

  return {
    couponCode: asText(first) || asText(coupon.code) || null,
    discountType: coupon.discountType === "FLAT" ? "FLAT" : "PERCENT",
    offPercent: asAmount(coupon.offPercent) || null,
    ...(refused.length > 0 && { refused }),
  };
}

/**
 * Converts one item of the multi-price response's `priceSetList` to a quote. Dollars on the wire become cents.
 * Never throws. A missing set, a set without line items or for other products, another currency, an unusable amount,
 * and a whole response instead of a set return an error. [PR-030, PR-032, PR-033]
 *
 * @param productIds the requested ids, which the line items must name; without them, the line items' own ids are used
 */
export function quoteFromPriceSet(item: unknown, productIds: readonly string[] = []): QuoteResult {
  if (item == null) return bundlePriceMissing();
  return Array.isArray(asObject(item).priceSetList) ? wholeAnswer() : quoteFromResponse(item, productIds);
}

/**
 * Converts the single price response to a quote. Its totals are at its top level or, in some deployments, in the first
 * set of a `priceSetList`. The empty object of a failed request returns an error. [API-039, API-021, PR-032]
 *
 * @param productIds the requested ids, which the line items must name; without them, the line items' own ids are used
 */
export function quoteFromPrice(answer: unknown, productIds: readonly string[] = []): QuoteResult {
  const { priceSetList = [answer] } = asObject(answer);
  return quoteFromResponse(asList(priceSetList)[0], productIds);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((id) => second.has(id));
}

function quoteFromResponse(value: unknown, productIds: readonly string[]): QuoteResult {
  const answer = asObject(value);
  const asked = texts(asList(productIds));
  const items = lineItems(answer);
  if (items.length === 0) return noLineItems(asked);

  const named = namedProducts(items);
  if (asked.length > 0 && named !== null && !isSameSet(asked, named)) return wrongProduct(asked, named);
  const currency = foreignCurrency(answer, items);
  if (currency !== null) return wrongCurrency(currency);

  const totals = asObject(answer.display ?? answer);
  const originalPrice = toCents(totals.grossTotal);
  const discountPrice = toCents(totals.total);
  const productFees = sumFees(items);
  // A coupon never raises a price, so 0 before coupons is not a price if the price after them is higher.
  if (originalPrice === null || (originalPrice === 0 && discountPrice !== 0)) return badAmount("grossTotal");
  if (discountPrice === null) return badAmount("total");
  if (productFees === null) return badAmount("fee value");

  const ids = asked.length > 0 ? asked : texts(items.map(({ _id: id }) => id));
  const amounts = { originalPrice, discountPrice, maxPrice: listPrice(items), productFees };
  return {
    ok: true,
    quote: { productIds: ids, ...amounts, ...readCoupon(answer), ...productFacts(items) },
  };
}
