import { describePrice } from "@courseway/pricing";
import { expect, test } from "vitest";
import { builderBenchmarks } from "./builders.ts";
import { couponBenchmarks } from "./coupons.ts";
import { linkBenchmarks } from "./links.ts";
import { options, priceBenchmarks, quote } from "./prices.ts";
import { computeRatio } from "./benchmark.ts";

const [described] = priceBenchmarks;
const [collected, , linked] = couponBenchmarks;
const [forwarded] = linkBenchmarks;
const [toggled, chosen] = builderBenchmarks;

test("both sides of a sum come to the same, or the ratio would compare different work", () => {
  const { finalText, compareAtText, startingAt, feeText, saveText, savingsText, badgeText, affirm, klarna } =
    describePrice(quote, options) ?? {};
  expect(described?.plain()).toMatchObject({
    finalText,
    compareAtText,
    startingAt,
    feeText,
    saveText,
    savingsText,
    badgeText,
  });
  expect(described?.plain()).toMatchObject({ affirm: affirm?.text, klarna: klarna?.text });
  expect(collected?.plain()).toEqual(collected?.ours());
  expect(new URL(String(linked?.plain())).searchParams.get("hc")).toBe(
    new URL(String(linked?.ours())).searchParams.get("hc"),
  );
  expect(decodeURIComponent(String(forwarded?.plain()))).toBe(forwarded?.ours());
});

test("a click in the builders does something, on both sides", () => {
  const { productIds, totalText } = Object(toggled?.plain());
  expect(toggled?.ours()).toMatchObject({ cart: { productIds }, totalText });
  const { productId, buttonText } = Object(chosen?.plain());
  expect(chosen?.ours()).toMatchObject({ selection: { productId, buttonText } });
});

test("the ratio says how many times as long ours takes", () => {
  expect(computeRatio({ title: "", ours: 100, plain: 350 })).toBe(3.5);
});
