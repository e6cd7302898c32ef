import { asText } from "../values/as-text.ts";
import { splitCodes } from "../codes/split-codes.ts";
import { writeCheckoutCodes, type LinkOptions } from "./checkout-link.ts";
import { withParameter } from "./edit-pieces.ts";
import { parseLink, joinLink } from "./link-parts.ts";

/** What a visitor takes to the checkout. */
export interface CheckoutOrder extends LinkOptions {
  readonly productIds: readonly string[];
  readonly courseIds?: readonly string[];
  readonly state?: string | null;
}

/** Ids without blanks and repetitions; ids differ by case, unlike codes. */
function ids(list: readonly string[] | undefined): string[] {
  return [...new Set(splitCodes(list))];
}

/**
 * The address of the external checkout for an order: `productId` and `courseId` (comma-separated ids), the
 * coupon parameter, `bundleCoupon`, `state`. What is absent or blank is left out; what the base address
 * carries otherwise is kept. A malformed base comes back untouched. [CP-019, CP-020, CP-021, CP-022]
 *
 * @example buildCheckoutUrl("https://checkout.example.com/", { productIds: ["7", "9"], codes: ["A"], policy, pageUrl })
 * // "https://checkout.example.com/?productId=7,9&hc=A"
 */
export function buildCheckoutUrl(base: string, order: CheckoutOrder): string {
  const parts = parseLink(base);
  if (!parts) return base;

  const { productIds, courseIds, ...rest } = { ...order };
  const state = asText(rest.state).trim();
  const set = (pieces: readonly string[], name: string, values: readonly string[]): readonly string[] =>
    values.length > 0 ? withParameter(pieces, name, values) : pieces;
  const products = set(parts.pieces, "productId", ids(productIds));
  const courses = set(products, "courseId", ids(courseIds));
  const coded = writeCheckoutCodes({ ...parts, pieces: courses }, order);

  return joinLink({ ...coded, pieces: set(coded.pieces, "state", state ? [state] : []) });
}
