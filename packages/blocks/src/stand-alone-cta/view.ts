import { mentionsPrice } from "@courseway/pricing";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import { linkedRequest, linkedTitle } from "../offer/linked-product.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { productNodes } from "../offer/product-nodes.ts";
import { buildOffer, pageProduct, quoteRequest, type OfferProduct } from "../offer/product.ts";
import { readLook } from "../shared/button-fields.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import type { StandAloneCtaContent } from "./fields.ts";

export interface StandAloneCtaProps {
  readonly offer: Offer;
  readonly first: OfferView;
  readonly showsPrice: boolean;
  /** The editor's price line. If it contains the price (`textHasPrice`), the price block is hidden. [PR-029] */
  readonly text: string;
  readonly textHasPrice: boolean;
  readonly cta: Cta;
  readonly ground: "plain" | "tint";
}

type Input = ViewInput<StandAloneCtaContent, null>;

/** [BL-standAloneCta-003] */
const LABEL = "Start Today";

/** The editor's product, else the page's. [BL-standAloneCta-002] */
const soldBy = ({ product }: StandAloneCtaContent, { page }: BlockContext): OfferProduct | null =>
  product ?? pageProduct(page);

/** The requests for the product's price and for the product of a checkout link without a label. [LNK-018] */
export const standAloneCtaQuotes = (content: StandAloneCtaContent, context: BlockContext): readonly QuoteRequest[] =>
  [quoteRequest([soldBy(content, context)], content.ctaLink), linkedRequest(content.ctaLabel, content.ctaLink)].filter(
    (request) => request !== null,
  );

export const standAloneCtaNodes = (input: Input): readonly StructuredDataNode[] => {
  const { product, ctaLink, displayPrice } = input.content;
  return displayPrice ? productNodes({ products: [product], link: ctaLink }, input) : [];
};

/**
 * Null if there is no label, no link and no product. The default label does not count.
 * [BL-standAloneCta-001, PR-028, PR-029]
 */
export function standAloneCtaView(input: Input): StandAloneCtaProps | null {
  const { content, context, findQuote } = input;
  const offer = buildOffer([soldBy(content, context)], content.ctaLink, findQuote);
  const first = offerView(offer, pricingContext(context));
  const title = linkedTitle(content.ctaLabel, content.ctaLink, context.brand.checkoutUrl, findQuote);
  const cta = buildCta({
    label: content.ctaLabel || (title ?? LABEL),
    // A button with only a label leads to the course selection.
    link: first.href ?? (content.ctaLabel ? context.brand.courseSelectionUrl : null),
    style: content.ctaType,
    tag: content.ctaTag,
    newTab: content.ctaNewTab,
    nofollow: content.ctaNofollow,
    ...readLook(content),
  });
  if (!cta) return null;
  const textHasPrice = mentionsPrice(content.pricingText);
  return {
    offer,
    first,
    showsPrice: content.displayPrice && !textHasPrice,
    // Without a price, the text around its placeholder would be half a sentence.
    text: content.displayPrice && (first.price || !textHasPrice) ? content.pricingText : "",
    textHasPrice,
    cta,
    ground: getGround(context.index),
  };
}
