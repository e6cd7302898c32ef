import type { PricingTableContent } from "./fields.ts";

/** A line of the comparison: a heading over the lines below it, or a feature with what each bundle has. */
export type ComparisonRow =
  | { readonly kind: "heading"; readonly html: string }
  | { readonly kind: "feature"; readonly html: string; readonly included: readonly boolean[] };

/** The comparison's lines for so many bundles; lines without words are left out. [BL-pricingTable-004, BL-pricingTable-007] */
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
