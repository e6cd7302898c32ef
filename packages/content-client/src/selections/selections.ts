import type { FragmentNames } from "../block-contract.ts";
import { buttonShape } from "../fields/button.ts";

/** What `asset` and `assets` read. Use as `picture { ${assetFields} }`. */
export const assetFields = "url alt title width height mimeType hasFocalPoint focalPoint";

/** What `button`, `buttons` and `buttonShape` read. [LNK-001] */
export const buttonFields = Object.keys(buttonShape).join(" ");

/** What `category` and `categories` read. Use as `category { ${categoryFields(names)} }`. */
export function categoryFields(names: FragmentNames): string {
  return `title slug ... on ${names.category("aceCategories")} { aceCategoryCode }`;
}

/**
 * What `productEntry` and `productEntries` read; products are entries of type `productEntry` in section `products`.
 * Use as `product { ${productEntryFields(names)} }`.
 */
export function productEntryFields(names: FragmentNames): string {
  return `title ... on ${names.entry("products", "productEntry")} {
    xgritProductId xgritCoupon xgritBundleCoupon xgritProductDisableRsa
    productState productPageUrl disclaimer
    webinarTitle webinarContent webinarCourseIds { courseid }
    category { ${categoryFields(names)} }
  }`;
}
