import { asText } from "../values/untrusted.ts";
import { splitCodes } from "../codes/code-list.ts";
import { writeCheckoutCodes, type LinkOptions } from "./checkout-link.ts";
import { withParameter } from "./edit-pieces.ts";
import { parseLink, joinLink } from "./link-parts.ts";

/** What a link to the checkout carries: codes, products, courses and the state. */
export interface CheckoutOrder extends LinkOptions {
  readonly productIds: readonly string[];
  readonly courseIds?: readonly string[];
  readonly state?: string | null;
}

/** Ids without blanks and duplicates; unlike codes, ids are case-sensitive. */
function ids(list: readonly string[] | undefined): string[] {
  return [...new Set(splitCodes(list))];
}

/**
 * Builds the address of the external checkout for an order: `productId` and `courseId` (comma-separated ids), the
 * coupon parameter, `bundleCoupon`, `state`. Absent and blank values are left out; the other parameters of the base
 * address stay. A malformed base is returned unchanged. [CP-019, CP-020, CP-021, CP-022]
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
