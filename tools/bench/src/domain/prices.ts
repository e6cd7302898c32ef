import { cents, describePrice, explainPrice, type PriceOptions, type Quote } from "@courseway/pricing";
import type { Benchmark } from "./benchmark.ts";

export const quote: Quote = {
  productIds: ["tx-90"],
  courseIds: ["c-7"],
  title: "90-Hour Pre-License",
  originalPrice: cents(12_900),
  discountPrice: cents(9675),
  maxPrice: cents(15_900),
  discountType: "PERCENT",
  offPercent: 25,
  couponCode: "SAVE25",
  productFees: cents(750),
  feeDescription: "State fee",
  filterType: "PL",
  app: "RE",
  disableRsa: false,
  seatHours: 90,
};

export const options: Required<PriceOptions> = {
  checkoutLink: "https://checkout.example/checkout?productId=tx-90&hc=SAVE25",
  couponParam: "hc",
  showFee: true,
  feeLabel: "fee",
};

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\.00$/u, "")}`;

/** The figures of a card, without rules for anything unusual. */
function plainDescription(): object {
  const hasCoupon = options.checkoutLink.includes(`${options.couponParam}=`);
  const final = hasCoupon ? quote.discountPrice : quote.originalPrice;
  const compareAt = hasCoupon ? quote.originalPrice : quote.maxPrice;
  return {
    final,
    finalText: dollars(final),
    compareAtText: dollars(compareAt),
    startingAt: quote.app === "RE",
    feeText: `+ ${dollars(quote.productFees)} ${options.feeLabel}`,
    badgeText: `${Math.floor((1 - final / quote.maxPrice) * 100)}%`,
    saveText: `Save ${Math.floor((1 - quote.discountPrice / quote.originalPrice) * 100)}% Today`,
    savingsText: dollars(quote.originalPrice - quote.discountPrice),
    affirm: `As low as $${Math.ceil(final / 1200)}/mo`,
    klarna: `4 interest-free payments of ${dollars(Math.round(final / 4))} with`,
  };
}

function plainExplanation(): object {
  const final = options.checkoutLink.includes(`${options.couponParam}=`) ? quote.discountPrice : quote.originalPrice;
  return {
    final: `The price is ${dollars(final)}: the checkout link has a coupon under ${options.couponParam}.`,
    compareAt: `${dollars(quote.originalPrice)} is crossed out: it is the price before coupons.`,
  };
}

export const priceBenchmarks: readonly Benchmark[] = [
  { title: "quotes described", ours: () => describePrice(quote, options), plain: plainDescription },
  { title: "prices explained", ours: () => explainPrice(quote, options), plain: plainExplanation },
];
