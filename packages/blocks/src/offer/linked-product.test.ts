import { expect, test } from "vitest";
import { linkedRequest, linkedTitle } from "./linked-product.ts";

const link = "https://pay.example.com/checkout?productId=7,8&hc=A";
const quoteOf = ({ productIds }: { readonly productIds: readonly string[] }) => ({
  title: `Course ${productIds.join("+")}`,
});

test("a checkout link without a label takes the product's title [LNK-018]", () => {
  expect(linkedRequest("", link)).toEqual({ productIds: ["7", "8"], coupon: null, bundleCoupon: null });
  expect(linkedTitle("", link, "https://pay.example.com/checkout/", quoteOf)).toBe("Course 7+8");
});

test("an editor's label, another host and another link are left alone [LNK-018]", () => {
  expect(linkedRequest("Buy", link)).toBeNull();
  expect(linkedTitle("", link, "https://other.example.com/checkout", quoteOf)).toBeNull();
  expect(linkedRequest("", "/courses/?productId=7")).toBeNull();
  expect(linkedRequest("", "https://pay.example.com/checkout")).toBeNull();
});
