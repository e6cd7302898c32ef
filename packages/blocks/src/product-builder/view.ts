import { findState } from "@courseway/brand";
import {
  chooseStudyState,
  createStudyPlan,
  formatPrice,
  studyPlanPriceSets,
  type Quote,
  type StudyPlanRow,
} from "@courseway/pricing";
import type { QuoteRequest, ViewInput } from "../define-block.ts";
import type { PricingContext } from "../offer/offer.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { quoteRequest } from "../offer/product.ts";
import { orderLink } from "../offer/order-link.ts";
import { type ChosenLook, chosenLook } from "../shared/button-fields.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { ProductBuilderContent } from "./fields.ts";

/** One product of a state with its checkout link. */
export interface StudyProduct {
  readonly productId: string;
  readonly link: string;
}

/** The products of one state with their prices. All lists have the same order. */
export interface StudyState {
  /** Spelled as in the rows. */
  readonly state: string;
  /** Two letters, as in the location cookie; null for an unknown state. [LOC-001] */
  readonly code: string | null;
  readonly products: readonly StudyProduct[];
  readonly requests: readonly QuoteRequest[];
  readonly quotes: readonly (Quote | null)[];
}

/** The island's data. Plain JSON. */
export interface StudyPlanData {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly heading: string;
  /** The size that an editor chose for the button; absent if they chose none. */
  readonly look?: ChosenLook;
  readonly rows: readonly StudyPlanRow[];
  readonly states: readonly StudyState[];
  readonly page: PricingContext;
}

export interface ProductBuilderProps {
  readonly data: StudyPlanData;
  readonly pictures: readonly Picture[];
  readonly html: string;
  /** The products that show without JavaScript. */
  readonly plain: readonly { readonly words: string; readonly price: string | null; readonly link: string }[];
  readonly ground: "plain" | "tint";
}

type Input = ViewInput<ProductBuilderContent, null>;

interface PricedState {
  readonly state: string;
  readonly sets: readonly {
    readonly productId: string;
    readonly coupon: string | null;
    readonly request: QuoteRequest;
  }[];
}

/**
 * The price sets of every state. Each product has the override coupon, else its own. The browser adds a visitor's
 * coupons. [CP-023, SB-006]
 */
function pricedStates({ productBuilder, productCouponOverride }: ProductBuilderContent): readonly PricedState[] {
  const plan = createStudyPlan(productBuilder);
  const names = [...new Set(plan.products.map(({ state }) => state))];
  return names.map((state) => ({
    state,
    sets: studyPlanPriceSets(chooseStudyState(plan, state), { override: productCouponOverride }).flatMap((set) => {
      const request = quoteRequest([{ productIds: [set.productId], coupon: set.coupon, bundleCoupon: null, state }]);
      return request ? [{ ...set, request }] : [];
    }),
  }));
}

/** The requests for all prices of all states. */
export const productBuilderQuotes = (content: ProductBuilderContent): readonly QuoteRequest[] =>
  pricedStates(content).flatMap(({ sets }) => sets.map(({ request }) => request));

function studyState({ state, sets }: PricedState, { context, findQuote }: Input): StudyState {
  const page = pricingContext(context);
  const quotes = sets.map(({ request }) => findQuote(request));
  return {
    state,
    code: findState(state)?.abbreviation ?? null,
    requests: sets.map(({ request }) => request),
    quotes,
    products: sets.map(({ productId, coupon }, index) => {
      const order = { productIds: [productId], courseIds: quotes[index]?.courseIds ?? [], state, coupon };
      return { productId, link: orderLink(order, page, page.offers) };
    }),
  };
}

/** Null if no row has something to sell. [SB-001, SB-010, SB-014] */
export function productBuilderView(input: Input): ProductBuilderProps | null {
  const { content, context } = input;
  const { products } = createStudyPlan(content.productBuilder);
  if (products.length === 0) return null;
  const states = pricedStates(content).map((one) => studyState(one, input));
  const pictures = content.carousel.length > 0 ? content.carousel : content.imageCarousel;
  return {
    data: {
      id: `block-${context.index}`,
      heading: content.pickerHeading,
      ...chosenLook({ buttonSize: content.buttonSize, buttonAriaLabel: null }),
      rows: content.productBuilder,
      states,
      page: pricingContext(context),
    },
    pictures: pictures.flatMap((picture) => toPicture(picture, context.index) ?? []),
    html: content.wysiwygContent,
    plain: products.map(({ state, courseType, duration, productId }) => {
      const sold = states.find((one) => one.state === state);
      const at = sold?.products.findIndex((one) => one.productId === productId) ?? -1;
      const quote = sold?.quotes[at] ?? null;
      return {
        words: `${state}, ${courseType}, ${duration}`,
        price: quote ? formatPrice(quote.discountPrice) : null,
        link: sold?.products[at]?.link ?? "",
      };
    }),
    ground: getGround(context.index),
  };
}
