import { createQuote, type Quote, type QuoteFacts, type RefusedReason } from "../quote/quote.ts";

/**
 * Creates a quote for tests: a course of $129 with a list price of $159 and no coupon, in cents, with the given facts
 * on top. The price after coupons is the original one unless it is given.
 *
 * @example aQuote({ discountPrice: 9675, couponCode: "SAVE25", offPercent: 25 })
 */
export function aQuote(facts: Partial<QuoteFacts> = {}): Quote {
  return createQuote({
    productIds: ["tx-90"],
    courseIds: ["c-7"],
    title: "90-Hour Pre-License",
    originalPrice: 12900,
    maxPrice: 15900,
    seatHours: 90,
    ...facts,
  });
}

const dollars = (cents: number): number => cents / 100;

function lineItem(quote: Quote, at: number) {
  const isFirst = at === 0;
  const courseId = quote.courseIds[at];
  const fee = { type: "FEE", value: dollars(quote.productFees), description: quote.feeDescription };
  const hasFee = isFirst && (quote.productFees > 0 || quote.feeDescription !== "");
  return {
    product: {
      _id: quote.productIds[at],
      ...(courseId !== undefined && { courseId }),
      // The list price is known only if every product has one, so the first carries the sum.
      pricing: { max: isFirst ? dollars(quote.maxPrice) : 0 },
      content: { title: quote.title },
      filter: { app: quote.app, type: quote.filterType },
      sisterProductList: hasFee ? [fee] : [],
      regulatorySeatTime: isFirst ? quote.seatHours : 0,
      disableRsa: quote.disableRsa,
    },
  };
}

/** The coupon in commerce's format. */
const couponList = ({ couponCode, discountType, offPercent }: Quote) =>
  couponCode === null && offPercent === null && discountType === "PERCENT"
    ? []
    : [{ ...(couponCode !== null && { code: couponCode }), discountType, ...(offPercent !== null && { offPercent }) }];

const WIRE_REASONS: Readonly<Record<RefusedReason, string>> = {
  expired: "EXPIRED",
  "not-yet": "NOT_STARTED",
  "not-this-product": "OTHER_PRODUCTS",
  "unknown-to-commerce": "UNKNOWN",
};

/** The refused codes in commerce's format. */
const refusedCouponList = ({ refused = [] }: Quote) =>
  refused.map(({ code, reason }) => ({ code, reason: WIRE_REASONS[reason] }));

/**
 * Creates commerce's response for one set of products, in dollars: one item of `priceSetList`. `quoteFromPriceSet`
 * reads it back as `aQuote` of the same facts.
 *
 * @example quoteFromPriceSet(aPriceSet({ originalPrice: 12900 }), ["tx-90"])
 */
export function aPriceSet(facts: Partial<QuoteFacts> = {}) {
  const quote = aQuote(facts);
  const lines = Math.max(quote.productIds.length, quote.courseIds.length);
  return {
    display: { grossTotal: dollars(quote.originalPrice), total: dollars(quote.discountPrice) },
    lineItemList: quote.productIds.length === 0 ? [] : Array.from({ length: lines }, (_, at) => lineItem(quote, at)),
    couponList: couponList(quote),
    ...(quote.refused && { refusedCouponList: refusedCouponList(quote) }),
  };
}

/**
 * Creates the whole multi-price response, one item for each set.
 *
 * @example anAnswer({ originalPrice: 12900 }, { productIds: ["tx-60"], originalPrice: 9900 })
 */
export function anAnswer(...sets: readonly Partial<QuoteFacts>[]) {
  return { priceSetList: sets.map((facts) => aPriceSet(facts)) };
}
