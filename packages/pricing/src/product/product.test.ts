import { expect, it } from "vitest";
import { isPricedEntry, PRODUCT_TYPES } from "./product.ts";

it("names exactly the product types of the commerce service [CFG-003]", () => {
  expect(PRODUCT_TYPES.join(", ")).toBe(
    "BUNDLE, CERTIFICATE, COURSE, EXAM, FEATURE, FEE, SHIPPING, UPSELL, DD, DE, MDS, COURSE_UPSELL",
  );
});

it("fetches an entry whose product id is a text that is not blank [PR-005]", () => {
  expect(isPricedEntry({ xgritProductId: " abc " })).toBe(true);
});

it.each([
  {},
  { xgritProductId: "" },
  { xgritProductId: "  " },
  { xgritProductId: null },
  { xgritProductId: 5 },
  null,
  undefined,
  "abc",
])("does not fetch the entry %o [PR-005]", (entry) => {
  expect(isPricedEntry(entry)).toBe(false);
});
