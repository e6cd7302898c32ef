import type { Cents } from "../money/money.ts";
import type { Quote } from "../quote/quote.ts";

/** How a course is taught. */
export type Delivery = "webinar" | "online";

/** A card's reference to a product. */
export interface BundleProductRef {
  readonly productId: string;
  /** For base products: `webinar` or `online`, in any case. */
  readonly deliveryType?: string | null;
  /** For required products: whether the state has several regulators. [BB-007] */
  readonly multipleRegulators?: boolean | null;
}

/** An editor's data about one state. Absent lists are empty. [BB-018] */
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

/** The commerce service's data about one product, in cents and hours. [BB-019] */
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
 * The input for choosing a bundle: the cards, and a quote for each product, in any order. A product without a quote or
 * a price is not listed, since it cannot be sold at a known price. [PR-035]
 */
export interface BundleCatalog {
  readonly cards: readonly BundleCard[];
  readonly quotes: readonly (Quote | null)[];
}

/** The section of a card's product, and of the list that shows it. [BB-006] */
export type BundleSection = "base" | "required" | "elective";

/** One entry of the product list. [BB-006, BB-019] */
export interface BundleEntry {
  readonly section: BundleSection;
  readonly deliveryType: Delivery | null;
  readonly selected: boolean;
  /** Whether its card says "Required"; otherwise "Elective". [BB-005] */
  readonly required: boolean;
  /**
   * Whether the selected base product of another state has the better priority; then selecting this one has no effect.
   * [BB-021]
   */
  readonly outranked: boolean;
  readonly entryState: string;
  readonly prio: string;
  readonly craftId: string;
  readonly cardHours: number;
  readonly multipleRegulators: boolean;
  /** Empty if the card hides it. */
  readonly moreInfo: string;
  readonly productData: BundleProduct;
}

/** The data of the cart button. */
export interface BundleCart {
  /** False while nothing is selected. [BB-010] */
  readonly enabled: boolean;
  /** Whether to ask "Are you sure" first, because the selected hours are below the required ones. [BB-011] */
  readonly confirm: boolean;
  readonly productIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly states: readonly string[];
}

/** The whole builder at one moment, as plain data; every transition returns a new state. */
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
  /** The total price of the selected products, without fees. [BB-009, BB-027] */
  readonly total: Cents;
  /** With 2 decimals; null while nothing is selected. [BB-028] */
  readonly totalText: string | null;
  /** Selected required products that need the multiple-regulator warning. [BB-007] */
  readonly regulatorWarnings: readonly string[];
  /** Courses of listed webinar base products, whose schedules are fetched. [BB-014] */
  readonly scheduleCourseIds: readonly string[];
  readonly cart: BundleCart;
}
