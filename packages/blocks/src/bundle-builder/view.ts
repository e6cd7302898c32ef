import {
  chooseDelivery,
  chooseStates,
  createBundle,
  type BundleCard,
  type BundleCatalog,
  type Quote,
} from "@courseway/pricing";
import type { QuoteRequest, ViewInput } from "../define-block.ts";
import { orderLink } from "../offer/order-link.ts";
import type { PricingContext } from "../offer/offer.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { quoteRequest } from "../offer/product.ts";
import { type ChosenLook, chosenLook } from "../shared/button-fields.ts";
import { getGround } from "../shared/ground.ts";
import type { BundleBuilderContent } from "./fields.ts";

/** The labels of the form, as the editor or the brand sets them. */
export interface BuilderLabels {
  readonly form: string;
  readonly states: string;
  readonly delivery: string;
  readonly base: string;
  readonly required: string;
  readonly elective: string;
  readonly cart: string;
}

/** The island's data, as plain JSON. */
export interface BuilderData {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly cards: readonly BundleCard[];
  /** One for each product of the cards. [CP-023, CP-032] */
  readonly requests: readonly QuoteRequest[];
  readonly quotes: readonly (Quote | null)[];
  readonly page: PricingContext;
  readonly labels: BuilderLabels;
  /** The editor's look of the checkout button; absent if the editor set none. */
  readonly look?: ChosenLook;
  readonly coupon: string | null;
  readonly showsSchedule: boolean;
}

export interface BundleBuilderProps {
  readonly title: string;
  readonly html: string;
  readonly data: BuilderData;
  /** The text of each state whose card shows it. */
  readonly moreInfo: readonly { readonly state: string; readonly html: string }[];
  /** Each state's own bundle, which shows without JavaScript. */
  readonly bundles: readonly { readonly state: string; readonly total: string | null; readonly link: string }[];
  readonly ground: "plain" | "tint";
}

type Input = ViewInput<BundleBuilderContent, null>;

const listCards = ({ builderCategory }: BundleBuilderContent): readonly BundleCard[] =>
  (builderCategory?.bundleBuildCards ?? [])
    .filter(({ entryState }) => entryState)
    .map(({ moreInfo: _words, ...card }, index) => ({ ...card, craftId: String(index) }));

/** Requests one price for each product of the cards, with the builder's coupon if it has one. [CP-023, CP-032] */
export function bundleBuilderQuotes(content: BundleBuilderContent): readonly QuoteRequest[] {
  const coupon = content.builderCategory?.productCouponOverride || null;
  const listed = listCards(content).flatMap(({ baseProducts, requiredProducts, electiveProducts }) => [
    ...(baseProducts ?? []),
    ...(requiredProducts ?? []),
    ...(electiveProducts ?? []),
  ]);
  const ids = [...new Set(listed.map(({ productId }) => productId).filter(Boolean))];
  return ids.flatMap((id) => quoteRequest([{ productIds: [id], coupon, bundleCoupon: null, state: null }]) ?? []);
}

const buildLabels = (content: BundleBuilderContent, ctaText: string): BuilderLabels => ({
  form: content.formTitle || "Choose your states",
  states: content.dropDownLabel || "Select your states",
  delivery: content.deliveryMethodLabel || "Delivery method",
  base: content.productListTitle || "Your courses",
  required: content.stateRequirementsTitle || "State requirements",
  elective: content.electiveTitle || "Electives",
  cart: content.cartCtaLabel || ctaText,
});

/** Each state's bundle with its checkout link, for visitors without JavaScript. */
function plainBundles(
  catalog: BundleCatalog,
  page: PricingContext,
  coupon: string | null,
): BundleBuilderProps["bundles"] {
  return catalog.cards.flatMap(({ entryState: state }) => {
    const chosen = chooseStates(createBundle(catalog), [state]);
    const ways = (["online", "webinar"] as const).map((delivery) => chooseDelivery(chosen, delivery));
    const way =
      ways.find(({ products }) => products.some(({ section, selected }) => section === "base" && selected)) ?? ways[0];
    if (!way?.cart.enabled) return [];
    const { productIds, courseIds } = way.cart;
    return [
      { state, total: way.totalText, link: orderLink({ productIds, courseIds, state, coupon }, page, page.offers) },
    ];
  });
}

/** Null without a state to choose. [BB-001, BB-017] */
export function bundleBuilderView({ content, context, findQuote }: Input): BundleBuilderProps | null {
  const cards = listCards(content);
  if (cards.length === 0) return null;
  const requests = bundleBuilderQuotes(content);
  const quotes = requests.map(findQuote);
  const page = pricingContext(context);
  const coupon = content.builderCategory?.productCouponOverride || null;
  return {
    title: content.componentTitle,
    html: content.recommendedProductContent,
    data: {
      id: `block-${context.index}`,
      cards,
      requests,
      quotes,
      page,
      labels: buildLabels(content, context.brand.ctaText),
      ...chosenLook(content),
      coupon,
      showsSchedule: !content.hideScheduleCta,
    },
    moreInfo: (content.builderCategory?.bundleBuildCards ?? []).flatMap(({ entryState, showMoreInfo, moreInfo }) =>
      entryState && showMoreInfo && moreInfo ? [{ state: entryState, html: moreInfo }] : [],
    ),
    bundles: plainBundles({ cards, quotes }, page, coupon),
    ground: getGround(context.index),
  };
}
