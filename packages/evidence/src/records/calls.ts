import {
  buildCheckoutUrl,
  checkoutLink,
  couponParameter,
  linkCodes,
  type LinkOptions,
  offerBanner,
  topPromo,
} from "@courseway/coupons";
import { feeLabelOf } from "@courseway/blocks/offer";
import { describePrice, type Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";
import { offerCodes } from "@courseway/visitor/offers";
import type { PageModel } from "@courseway/page-model";

/** A call of a rule: its input and output as plain JSON. */
export interface RecordedCall {
  readonly function: string;
  readonly input: readonly unknown[];
  readonly output: unknown;
}

/** Replaces a code that may be a visitor's own with a salted hash. */
export type HashCode = (code: string) => string;

/** The fields of a quote that decide what is printed: amounts, ids and kinds, no text. Unknown fields are left out. */
const pickFigures = (quote: Quote, couponCode: string | null): Quote => ({
  productIds: quote.productIds,
  courseIds: quote.courseIds,
  originalPrice: quote.originalPrice,
  discountPrice: quote.discountPrice,
  maxPrice: quote.maxPrice,
  discountType: quote.discountType,
  offPercent: quote.offPercent,
  couponCode,
  productFees: quote.productFees,
  filterType: quote.filterType,
  app: quote.app,
  disableRsa: quote.disableRsa,
  seatHours: quote.seatHours,
  title: "",
  feeDescription: "",
});

function call<Input extends readonly unknown[]>(
  name: string,
  rule: (...input: Input) => unknown,
  ...input: Input
): RecordedCall {
  return { function: name, input, output: rule(...input) };
}

/** Prices, codes and links of a public page. It has no visitor, so they contain nothing about one. */
export function callsOfPage({ client, promotion, slots }: PageModel): readonly RecordedCall[] {
  const { policy, checkoutUrl, showFee } = client;
  const { offer, topPromo: promo } = promotion.page;
  const banners = [
    ...(offer === null
      ? []
      : [call("offerBanner", offerBanner, { starts: offer.starts, ends: offer.ends }, promotion.renderedAt)]),
    ...(promo === null ? [] : [call("topPromo", topPromo, promo, promotion.renderedAt)]),
  ];
  const sold = slots.flatMap((slot) => (slot.kind === "block" ? slot.offers() : []));
  return sold
    .flatMap(({ request, quote }) => {
      const { productIds, coupon, bundleCoupon, link = null } = request;
      const options: LinkOptions = {
        ...offerCodes(client.offers, coupon),
        policy,
        pageUrl: "",
        checkoutUrl,
        bundleCoupon,
      };
      const product = { ...options, productIds, courseIds: quote?.courseIds ?? [], state: null };
      const href = link === null ? buildCheckoutUrl(checkoutUrl, product) : checkoutLink(link, options);
      const feeLabel = feeLabelOf(quote, client);
      const price = { checkoutLink: href, couponParam: couponParameter(href, policy, ""), showFee, feeLabel };
      return [
        ...(productIds.length === 0 ? [] : [call("buildCheckoutUrl", buildCheckoutUrl, checkoutUrl, product)]),
        ...(link === null
          ? []
          : [call("linkCodes", linkCodes, link, options), call("checkoutLink", checkoutLink, link, options)]),
        ...(quote === null ? [] : [call("describePrice", describePrice, pickFigures(quote, quote.couponCode), price)]),
      ];
    })
    .concat(banners);
}

/** A price in a response to a browser. Its codes may be a visitor's own, so each is hashed. */
export function callsOfAnswer(
  sets: readonly PriceSet[],
  quotes: readonly (Quote | null)[],
  hash: HashCode,
): readonly RecordedCall[] {
  return sets.flatMap(({ couponCodes }, index) => {
    const quote = quotes[index] ?? null;
    if (quote === null) return [];
    const codes = couponCodes.map(hash).join(",");
    const couponCode = quote.couponCode === null ? null : hash(quote.couponCode);
    const price = { checkoutLink: codes === "" ? "/checkout/" : `/checkout/?hc=${codes}`, couponParam: "hc" };
    return [call("describePrice", describePrice, pickFigures(quote, couponCode), price)];
  });
}
