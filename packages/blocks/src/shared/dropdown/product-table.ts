import { type Content, link, table, text, toggle } from "@courseway/content-client";
import { type DropdownData, dropdownOf } from "./dropdown-of.ts";

const columns = {
  state: text("The state that the product is for"),
  productName: text("The product's name"),
  productLink: link("Where the product leads"),
  ctaOverride: text("What the button then says"),
  noFollow: toggle("Tells search engines not to follow the link"),
  noReferrer: toggle("Does not tell the other site where its visitor comes from"),
};

/** The products of a product picker as editors list them. [BL-productPicker-001] */
export const productTable = table("The products of the product picker, by state", columns);

/** A product picker: a dropdown of products, or null where no row leads anywhere. [BL-productPicker-001] */
export function productDropdown(
  rows: readonly Content<typeof columns>[],
  where: Parameters<typeof dropdownOf>[1],
): DropdownData | null {
  const items = rows.map((row) => ({
    dropdownLabel: row.ctaOverride || [row.state, row.productName].filter(Boolean).join(": "),
    dropdownLink: row.productLink,
    dropdownLinkNofollow: row.noFollow,
    dropdownLinkNoreferrer: row.noReferrer,
  }));
  return dropdownOf({ items, topLabel: "", placeholder: "Select a Product" }, where);
}
