import type { ScheduleItem } from "@courseway/services";
import { starCount } from "@courseway/ui";
import type { CSSProperties } from "react";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import { linkedRequest, linkedTitle } from "../offer/linked-product.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import type { PriceParts } from "../offer/PriceAndButton.tsx";
import { pricingContext } from "../offer/pricing-context.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { buildOffer, quoteRequest } from "../offer/product.ts";
import type { BlockPorts } from "../ports.ts";
import {
  loadSchedules,
  gridSchedule,
  type GridSchedule,
  scheduleView,
  type ScheduleView,
} from "../schedule/schedule.ts";
import { buildCta, distinctName, type Cta } from "../shared/cta.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import type { ProductCardsContent, ProductCardContent } from "./fields.ts";
import { cardFilter, filterValues, type CardFilterView } from "./filter.ts";

/** The sessions of the grid's webinar products. */
export interface ProductCardsData {
  readonly schedule: readonly ScheduleItem[];
}

/** Requests the sessions of all cards at once. [WS-005] */
export async function productCardsLoad(
  content: ProductCardsContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<ProductCardsData> {
  return {
    schedule: await loadSchedules(
      content.productCardList.map((card) => card.productEntry),
      ports,
    ),
  };
}

export interface ProductCardView {
  readonly title: string;
  readonly html: string;
  readonly offer: Offer;
  readonly first: OfferView;
  /** Which texts show with the price; null shows no price. */
  readonly parts: PriceParts | null;
  readonly cta: Cta | null;
  readonly learnMore: Cta | null;
  readonly stars: { readonly rating: number; readonly caption: string } | null;
  readonly schedule: ScheduleView | null;
  readonly disclaimer: string;
  readonly style: CSSProperties | undefined;
  readonly filterValues: readonly string[];
}

export interface ProductCardsProps {
  readonly heading: string;
  readonly headingId: string;
  readonly cards: readonly ProductCardView[];
  readonly filter: CardFilterView | null;
  readonly compact: boolean;
  readonly layout: ProductCardsContent["cardLayout"];
  /** The schedule of the whole grid; null unless more than one product has one. [WS-006, WS-007] */
  readonly schedule: GridSchedule | null;
  readonly ground: "plain" | "tint";
  readonly style: CSSProperties | undefined;
  readonly className: string;
}

/**
 * The requests for a grid's prices: each card's product, and the product of a checkout link without a label.
 * [CP-028, LNK-018]
 */
export function productCardsQuotes({ productCardList }: ProductCardsContent): readonly QuoteRequest[] {
  return productCardList.flatMap(({ productEntry, ctaLabel, ctaLink }) =>
    [quoteRequest([productEntry], ctaLink), linkedRequest(ctaLabel, ctaLink)].filter((request) => request !== null),
  );
}

/** The structured data of the cards that show a price. */
export const productCardsNodes = (
  input: ViewInput<ProductCardsContent, ProductCardsData | null>,
): readonly StructuredDataNode[] =>
  input.content.productCardList
    .filter(({ showPricing }) => showPricing)
    .flatMap((card) => productNodes({ products: [card.productEntry], link: card.ctaLink }, input));

function findStars({ starRating, starCaption }: ProductCardContent): ProductCardView["stars"] {
  return starRating ? { rating: starCount(starRating), caption: starCaption } : null;
}

function buildLearnMore(card: ProductCardContent): Cta | null {
  return buildCta({
    label: card.learnMoreLabel,
    link: card.learnMoreLink,
    newTab: card.learnMoreNewTab,
    nofollow: card.learnMoreNofollow,
    style: "tertiary",
    ariaLabel: distinctName(card.learnMoreLabel, card.cardTitle),
  });
}

/** Which texts an editor chose for a card's price; null for no price. [PR-025] */
function findPriceParts({ showPricing, showPriceText, showSavings }: ProductCardContent): PriceParts | null {
  return showPricing ? { saveText: showPriceText, badge: false, savings: showSavings, payLater: showPriceText } : null;
}

function cardView(
  card: ProductCardContent,
  index: number,
  input: ViewInput<ProductCardsContent, ProductCardsData | null>,
): ProductCardView {
  const { content, context, data, findQuote } = input;
  const { brand } = context;
  const offer = buildOffer([card.productEntry], card.ctaLink, findQuote);
  const first = offerView(offer, pricingContext(context));
  const title = linkedTitle(card.ctaLabel, card.ctaLink, brand.checkoutUrl, findQuote);
  const label = card.ctaLabel || (title ?? brand.ctaText);

  return {
    title: card.cardTitle,
    html: card.textContent,
    offer,
    first,
    parts: findPriceParts(card),
    cta: buildCta({
      label,
      link: first.href,
      style: content.ctaStyle,
      size: content.buttonSize,
      hidden: content.hideCta && !content.useCompactCards,
      newTab: card.ctaNewTab,
      nofollow: card.ctaNofollow,
      tag: card.productCtaTag,
      ariaLabel: card.buttonAriaLabel ?? distinctName(label, card.cardTitle),
    }),
    learnMore: buildLearnMore(card),
    stars: findStars(card),
    schedule: scheduleView(card.productEntry, data?.schedule ?? null),
    disclaimer: card.productEntry?.disclaimer ?? "",
    style: editorStyle({ backgroundColor: card.cardBackgroundColor, textColor: card.cardTextColor }),
    filterValues: filterValues(card, content.filterType),
  };
}

/** [BL-productCards-001, BL-productCards-007, BL-productCards-011] */
export function productCardsView(
  input: ViewInput<ProductCardsContent, ProductCardsData | null>,
): ProductCardsProps | null {
  const { content, context } = input;
  const cards = content.productCardList.map((card, index) => cardView(card, index, input));
  if (cards.length === 0) return null;

  return {
    heading: content.sectionTitle,
    headingId: `block-${context.index}-title`,
    cards,
    filter: cardFilter(content.productCardList, content.filterType),
    compact: content.useCompactCards,
    layout: content.cardLayout,
    schedule: gridSchedule(cards.map((card) => card.schedule)),
    ground: getGround(context.index),
    style: editorStyle(content),
    className: content.styles,
  };
}
