import { expect, test } from "vitest";
import { linkedRequest, linkedTitle } from "./linked-product.ts";

const link = "https://pay.example.com/checkout?productId=7,8&hc=A";
const findQuote = ({ productIds }: { readonly productIds: readonly string[] }) => ({
  title: `Course ${productIds.join("+")}`,
});

test("a checkout link without a label takes the product's title [LNK-018]", () => {
  expect(linkedRequest("", link)).toEqual({ productIds: ["7", "8"], coupon: null, bundleCoupon: null });
  expect(linkedTitle("", link, "https://pay.example.com/checkout/", findQuote)).toBe("Course 7+8");
});

test.each(["https://pay.example.com/cart?productId=7", "//PAY.example.com/?productId=7#x"])(
  "%s begins with the checkout's host, whatever its path [LNK-018]",
  (onHost) => {
    expect(linkedTitle("", onHost, "https://pay.example.com/checkout/", findQuote)).toBe("Course 7");
  },
);

test("a longer host than the checkout's is another one [LNK-018]", () => {
  const longer = "https://pay.example.com.evil.example/checkout?productId=7";
  expect(linkedTitle("", longer, "https://pay.example.com", findQuote)).toBeNull();
});

test("an editor's label, another host and another link are left alone [LNK-018]", () => {
  expect(linkedRequest("Buy", link)).toBeNull();
  expect(linkedTitle("", link, "https://other.example.com/checkout", findQuote)).toBeNull();
  expect(linkedRequest("", "/courses/?productId=7")).toBeNull();
  expect(linkedRequest("", "https://pay.example.com/checkout")).toBeNull();
});
