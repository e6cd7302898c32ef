import { toCents } from "../money/to-cents.ts";
import type { Cents } from "../money/cents.ts";
import { readCoupon } from "./coupon.ts";
import { readLineItem, sumOrNull, type LineItem } from "./line-item.ts";
import { badAmount, bundlePriceMissing, noLineItems, type QuoteResult } from "./pricing-error.ts";
import type { Quote } from "./quote.ts";
import { asList, asObject, asText, type Wire } from "./wire.ts";

/**
 * One item of the multi-price answer's `priceSetList` as a quote. Dollars on the wire become cents.
 * Never throws: a missing set, a set without line items and an unusable amount are results. [PR-030, PR-032, PR-033]
 *
 * @param productIds the ids that were asked for; without them the line items' own ids are taken
 */
export function quoteFromPriceSet(item: unknown, productIds: readonly string[] = []): QuoteResult {
  return item === null || item === undefined ? bundlePriceMissing() : quoteFromAnswer(asObject(item), productIds);
}

/**
 * The single price answer as a quote: totals at its top level, or, as some deployments answer, the first
 * set of a `priceSetList`. The empty object of a failed call is a result too. [API-039, API-021, PR-032]
 *
 * @param productIds the ids that were asked for; without them the line items' own ids are taken
 */
export function quoteFromPrice(answer: unknown, productIds: readonly string[] = []): QuoteResult {
  const { priceSetList = [answer] } = asObject(answer);
  return quoteFromAnswer(asObject(asList(priceSetList)[0]), productIds);
}

function quoteFromAnswer(answer: Wire, asked: readonly string[]): QuoteResult {
  const ids = asList(asked).map(asText);
  const lines = asList(answer.lineItemList).map(readLineItem);
  if (!lines.some((line) => line.productId || line.courseId)) return noLineItems(ids);

  const totals = answer.display === undefined ? answer : asObject(answer.display);
  const originalPrice = toCents(totals.grossTotal);
  if (originalPrice === null) return badAmount("grossTotal");
  const discountPrice = toCents(totals.total);
  if (discountPrice === null) return badAmount("total");
  const productFees = sumOrNull(lines.map((line) => line.fees));
  if (productFees === null) return badAmount("fee value");

  const amounts = { originalPrice, discountPrice, productFees };
  return { ok: true, quote: { ...amounts, ...readCoupon(answer), ...productFacts(lines, ids) } };
}

type ProductFacts = Omit<Quote, "originalPrice" | "discountPrice" | "productFees" | keyof ReturnType<typeof readCoupon>>;

function productFacts(lines: readonly LineItem[], asked: readonly string[]): ProductFacts {
  return {
    productIds: asked.length > 0 ? asked : filled(lines, "productId"),
    courseIds: filled(lines, "courseId"),
    title: first(lines, "title"),
    maxPrice: listPrice(lines),
    feeDescription: first(lines, "feeDescription"),
    filterType: first(lines, "filterType"),
    app: first(lines, "app"),
    disableRsa: lines.some((line) => line.disableRsa),
    seatHours: lines.reduce((sum, line) => sum + line.seatHours, 0),
  };
}

type TextOfLine = "productId" | "courseId" | "title" | "feeDescription" | "filterType" | "app";

function filled(lines: readonly LineItem[], name: TextOfLine): string[] {
  return lines.map((line) => line[name]).filter(Boolean);
}

function first(lines: readonly LineItem[], name: TextOfLine): string {
  return filled(lines, name)[0] ?? "";
}

/** Without the list price of one line there is none to compare with: 0 means missing. [PR-020] */
function listPrice(lines: readonly LineItem[]): Cents {
  return sumOrNull(lines.map((line) => line.max)) ?? 0;
}
