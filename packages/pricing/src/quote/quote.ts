import { cents, type Cents, isCents } from "../money/money.ts";

/** How the commerce service expresses a discount. [PR-006] */
export type DiscountType = "PERCENT" | "FLAT";

/** Why the commerce service refuses a code, if it says so. */
export type RefusedReason = "expired" | "not-yet" | "not-this-product" | "unknown-to-commerce";

/** A code that was sent to the commerce service and refused. */
export interface RefusedCode {
  readonly code: string;
  readonly reason: RefusedReason;
}

/**
 * The commerce service's response for one set of products, in our units.
 * All zero means "no price": nothing about it is printed. [PR-001, PR-030, PR-031]
 */
export interface Quote {
  /** The requested product ids, in that order. */
  readonly productIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly title: string;
  /** `display.grossTotal`: before coupons. */
  readonly originalPrice: Cents;
  /** `display.total`: after coupons. */
  readonly discountPrice: Cents;
  /** Sum of `pricing.max`: the list price to compare with. */
  readonly maxPrice: Cents;
  readonly discountType: DiscountType;
  /** `couponList[0].offPercent`; null if no coupon applied. */
  readonly offPercent: number | null;
  /** `couponList[0].code`: the coupon that gave the discount. */
  readonly couponCode: string | null;
  /** `refusedCouponList`: the codes that the service refused, each with its reason. Absent if it reports none. */
  readonly refused?: readonly RefusedCode[];
  /** Sum of the sister products of type FEE. */
  readonly productFees: Cents;
  readonly feeDescription: string;
  readonly filterType: string;
  /** The application the product belongs to; "RE" is real estate. [PR-014] */
  readonly app: string;
  readonly disableRsa: boolean;
  /** `regulatorySeatTime` in hours; 0 if the service gives none. */
  readonly seatHours: number;
}

/** The required facts of a quote, and all others as optional ones. Amounts are plain numbers of whole cents. */
export type QuoteFacts = Pick<Quote, "productIds"> & { readonly originalPrice: number } & {
  readonly [Name in keyof Quote]?: Quote[Name] extends Cents ? number : Quote[Name];
};

/**
 * Creates a quote by hand and fills in missing values: the discount price is the original one; there is no list price,
 * fee or coupon; a discount counts in percent; texts and lists are empty. Nothing is checked: `explainPrice` reports an
 * amount that is not whole cents.
 * For other apps, examples and tests: the sites' quotes come from the commerce service.
 *
 * @example
 * createQuote({ productIds: ["tx-90"], originalPrice: 12900, discountPrice: 9675 })
 */
export function createQuote(facts: QuoteFacts): Quote {
  // A spread accepts null too: callers without types may pass anything.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this function is given are cents
  const given = { ...facts } as Pick<Quote, "productIds" | "originalPrice"> & Partial<Quote>;
  return {
    courseIds: [],
    title: "",
    discountPrice: given.originalPrice,
    maxPrice: cents(0),
    discountType: "PERCENT",
    offPercent: null,
    couponCode: null,
    productFees: cents(0),
    feeDescription: "",
    filterType: "",
    app: "",
    disableRsa: false,
    seatHours: 0,
    ...given,
  };
}

type Amounts = Pick<Quote, "originalPrice" | "discountPrice" | "maxPrice" | "productFees">;

const AMOUNTS: readonly (keyof Amounts)[] = ["originalPrice", "discountPrice", "maxPrice", "productFees"];

/**
 * The first amount of a quote that is not whole cents; undefined if all are. If one is not, none of them is trusted.
 */
export function brokenAmount(quote: Partial<Record<keyof Amounts, unknown>>): keyof Amounts | undefined {
  return AMOUNTS.find((name) => !isCents(quote[name]));
}

/** Whether a quote has a price: whole cents, and not the zeros of a failed request. [PR-031] */
export function hasPrice<Given extends Partial<Record<keyof Amounts, unknown>>>(
  quote: Given,
): quote is Given & Amounts {
  return !brokenAmount(quote) && (quote.originalPrice !== 0 || quote.discountPrice !== 0);
}
