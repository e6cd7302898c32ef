import type { PricingTableContent } from "./fields.ts";

/** A row of the comparison: a heading for the rows below it, or a feature with whether each bundle includes it. */
export type ComparisonRow =
  | { readonly kind: "heading"; readonly html: string }
  | { readonly kind: "feature"; readonly html: string; readonly included: readonly boolean[] };

/**
 * The comparison's rows for a number of bundles. Rows without text are left out.
 * [BL-pricingTable-004, BL-pricingTable-007]
 */
export function buildComparison(
  items: PricingTableContent["pricingTableItems"],
  columns: number,
): readonly ComparisonRow[] {
  return items
    .filter((item) => item.principalContent)
    .map((item) =>
      item.labelHeader
        ? { kind: "heading", html: item.principalContent }
        : {
            kind: "feature",
            html: item.principalContent,
            included: [item.productOne, item.productTwo, item.productThree].slice(0, columns),
          },
    );
}
