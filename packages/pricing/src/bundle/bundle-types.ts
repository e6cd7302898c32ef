import type { Cents } from "../money/cents.ts";
import type { Quote } from "../quote/quote.ts";

/** How a course is taught. */
export type Delivery = "webinar" | "online";

/** A product as a card names it. */
export interface BundleProductRef {
  readonly productId: string;
  /** Of base products: `webinar` or `online`, in any case of letters. */
  readonly deliveryType?: string | null;
  /** Of required products: the state has several regulators. [BB-007] */
  readonly multipleRegulators?: boolean | null;
}

/** What editors say about one state. Absent lists are empty ones. [BB-018] */
export interface BundleCard {
  readonly craftId?: string | null;
  readonly entryState: string;
  readonly baseProducts?: readonly BundleProductRef[] | null;
  readonly requiredProducts?: readonly BundleProductRef[] | null;
  readonly electiveProducts?: readonly BundleProductRef[] | null;
  /** Compared as text, so that "10" is better than "2"; blank is worst. [BB-021] */
  readonly baseProductPrio?: string | number | null;
  readonly minHours?: number | string | null;
  readonly showMoreInfo?: boolean | null;
  readonly moreInfo?: string | null;
}

/** What the commerce service says about one product, in cents and hours. [BB-019] */
export interface BundleProduct {
  readonly productId: string;
  readonly productHours: number;
  /** What the visitor pays, after coupons. */
  readonly cost: Cents;
  readonly maxCost: Cents;
  readonly productName: string;
  readonly courseId: string;
  readonly fee: Cents;
}

/**
 * Everything a bundle is chosen from: the cards, and a quote per product, in any order. A product without a
 * quote or a price is not listed, since it cannot be sold at a known price. [PR-035]
 */
export interface BundleCatalog {
  readonly cards: readonly BundleCard[];
  readonly quotes: readonly (Quote | null)[];
}

/** The part of a card with a product, and of the list that shows it. [BB-006] */
export type BundleSection = "base" | "required" | "elective";

/** One line of the product list. [BB-006, BB-019] */
export interface BundleEntry {
  readonly section: BundleSection;
  readonly deliveryType: Delivery | null;
  readonly selected: boolean;
  /** "Required" on its card, else "Elective". [BB-005] */
  readonly required: boolean;
  /** A selected base product of another state has the better priority: selecting this one has no effect. [BB-021] */
  readonly outranked: boolean;
  readonly entryState: string;
  readonly prio: string;
  readonly craftId: string;
  readonly cardHours: number;
  readonly multipleRegulators: boolean;
  /** Empty where the card hides it. */
  readonly moreInfo: string;
  readonly productData: BundleProduct;
}

/** What the cart button needs. */
export interface BundleCart {
  /** False while nothing is selected. [BB-010] */
  readonly enabled: boolean;
  /** Ask "Are you sure" first: the selected hours are below the required ones. [BB-011] */
  readonly confirm: boolean;
  readonly productIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly states: readonly string[];
}

/** The whole builder at one moment. Plain data; every transition gives a new one. */
export interface BundleState {
  readonly catalog: BundleCatalog;
  readonly states: readonly string[];
  readonly delivery: Delivery | null;
  /** Base, required, elective, in this order; empty until states and a delivery method are chosen. [BB-004, BB-006] */
  readonly products: readonly BundleEntry[];
  readonly electivesShown: boolean;
  readonly requiredHours: number;
  readonly selectedHours: number;
  readonly hoursBadge: "positive" | "negative";
  /** The selected products together, without fees. [BB-009, BB-027] */
  readonly total: Cents;
  /** With 2 decimals; null while nothing is selected. [BB-028] */
  readonly totalText: string | null;
  /** Selected required products that need the multiple-regulator warning. [BB-007] */
  readonly regulatorWarnings: readonly string[];
  /** Courses of listed webinar base products, whose schedule is fetched. [BB-014] */
  readonly scheduleCourseIds: readonly string[];
  readonly cart: BundleCart;
}
