import type { BrandConfig } from "@courseway/brand";
import { mentionsPrice } from "@courseway/pricing";
import type { CSSProperties } from "react";
import type { QuoteRequest, ViewInput } from "../define-block.ts";
import { brandGuarantee, hasGuarantee, type Guarantee } from "../offer/guarantee.ts";
import { linkedRequest, linkedTitle } from "../offer/linked-product.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import type { PriceParts } from "../offer/price-parts.ts";
import { buildOffer, quoteRequest } from "../offer/product.ts";
import { scheduleView, type ScheduleView } from "../schedule/schedule.ts";
import { ctaKind, buildCta, distinctName, type Cta } from "../shared/cta.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.ts";
import { ratingBadge, type RatingBadgeData } from "../shared/RatingBadge.tsx";
import { buildTextModals, type TextModal } from "../shared/text-modals.ts";
import type { VideoButtonProps } from "../shared/video/VideoButton.tsx";
import { getLink, secondAction, type SecondAction } from "./ctas.ts";
import type { TopSectionData } from "./load.ts";
import { offerEnds } from "./offer-timer.ts";
import type { TopSectionContent } from "./fields.ts";
import { buildAside, buildFeatured, type AsideView, type FeaturedView } from "./aside.ts";

/** Price and buy button of a top section. */
export interface TopSectionOffer {
  readonly offer: Offer;
  readonly first: OfferView;
  /** Which texts show with the price; null shows no price block. */
  readonly parts: PriceParts | null;
  /** The editor's price line. If it contains the price (`textHasPrice`), the price block is hidden. [PR-029] */
  readonly text: string;
  readonly textHasPrice: boolean;
  readonly cta: Cta | null;
  readonly arrow: "arrow-up" | "arrow-down" | null;
  /** Epoch ms; null shows no countdown. */
  readonly ends: number | null;
  /** Which bar shows after the button leaves the screen; null for none. [POP-005, POP-006, OQ-28] */
  readonly bar: "popup" | "bar" | null;
}

export interface TopSectionProps {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly now: number;
  readonly eyebrow: string;
  readonly title: string;
  readonly html: string;
  readonly seal: Picture | null;
  readonly rating: RatingBadgeData | null;
  readonly featured: FeaturedView | null;
  readonly aside: AsideView | null;
  readonly offer: TopSectionOffer;
  readonly second: SecondAction;
  /** The addresses of the brand's film players. */
  readonly players: VideoButtonProps["players"];
  readonly guarantee: Guarantee | null;
  readonly schedule: ScheduleView | null;
  readonly modalHtml: string;
  readonly textModals: readonly (TextModal | null)[];
  readonly align: "left" | "center" | "right";
  /** The brand's design; null below the page's top, and if an editor chose a background image or a text color. */
  readonly look: BrandConfig["heroLook"] | null;
  readonly ground: "plain" | "tint" | "deep";
  readonly style: CSSProperties | undefined;
  readonly className: string;
}

type Input = ViewInput<TopSectionContent, TopSectionData | null>;

/**
 * No badge: it counts from the list price and the text from the original price, and two different numbers side by side
 * would confuse.
 */
const PARTS: PriceParts = { saveText: true, badge: false, savings: false, payLater: true };

/** The requests for the product's price and for the product of a checkout link without a label. [LNK-018] */
export function topSectionQuotes({ product, ctaLabel, ctaLink }: TopSectionContent): readonly QuoteRequest[] {
  return [quoteRequest([product], ctaLink), linkedRequest(ctaLabel, ctaLink)].filter((request) => request !== null);
}

function mainCta(
  { content, context, findQuote }: Input,
  link: string | null,
  { href, product }: MainOffer,
): Cta | null {
  const { ctaType: style, ctaNewTab: newTab, ctaNofollow: nofollow, ctaTag: tag } = content;
  const title = linkedTitle(content.ctaLabel, link, context.brand.checkoutUrl, findQuote);
  const label = content.ctaLabel || (title ?? context.brand.ctaText);
  const ariaLabel = content.buttonAriaLabel ?? (link === null ? distinctName(label, product) : null);
  return buildCta({ label, link: link ?? href, style, size: content.buttonSize, newTab, nofollow, tag, ariaLabel });
}

/** The main button's default link, and the title of the product that it sells. */
interface MainOffer {
  readonly href: string | null;
  readonly product: string | undefined;
}

/** [POP-005, POP-006, OQ-28] */
function chooseBar(
  { showPricing, courseOverviewPopup, product }: TopSectionContent,
  cta: Cta | null,
  first: OfferView,
): TopSectionOffer["bar"] {
  if (!showPricing || !cta || !first.price) return null;
  return courseOverviewPopup && product ? "popup" : "bar";
}

/** [PR-028, PR-029, PR-031, LNK-020, LNK-021] */
function offerPart(input: Input, schedule: ScheduleView | null): TopSectionOffer {
  const { content, context, findQuote } = input;
  const link = getLink(content, schedule);
  const leads = link !== null && ctaKind(link) === "link";
  const offer = buildOffer([content.product], leads ? link : null, findQuote);
  const first = offerView(offer, pricingContext(context));
  const cta = mainCta(input, link, { href: first.href, product: offer.quote?.title });
  const textHasPrice = mentionsPrice(content.pricingText);
  // Without a price, the text around its placeholder would be half a sentence.
  const text = content.showPricing && (first.price || !textHasPrice) ? content.pricingText : "";

  return {
    offer,
    first,
    parts: content.showPricing && !textHasPrice ? PARTS : null,
    text,
    textHasPrice,
    cta,
    arrow: content.ctaArrowDirection && `arrow-${content.ctaArrowDirection}`,
    ends: offerEnds(content, context),
    bar: chooseBar(content, cta, first),
  };
}

const GROUNDS = {
  framed: "deep",
  print: "tint",
  split: "deep",
  round: "tint",
  sky: "plain",
  offset: "plain",
} as const;

/** [BL-topSectionWysiwyg-001, BL-topSectionWysiwyg-003, BL-topSectionWysiwyg-009] */
export function topSectionView(input: Input): TopSectionProps | null {
  const { content, context, data } = input;
  const { brand, index, now } = context;
  const schedule = scheduleView(content.product, data?.schedule ?? null);
  const offer = offerPart(input, schedule);
  const styled = content.backgroundImage || content.textColor;
  const look = index === 0 && !styled ? brand.heroLook : null;
  if (!content.sectionTitle && !content.sectionContent && !content.rightContent && !offer.cta) return null;

  return {
    id: `block-${index}`,
    now,
    eyebrow: content.eyebrow,
    title: content.sectionTitle,
    html: content.sectionContent,
    seal: toPicture(content.productSeal, index),
    rating: ratingBadge(data?.rating, brand.hostName),
    featured: buildFeatured(content.featuredContent),
    aside: buildAside(content, index),
    offer,
    second: secondAction(content.videoButton, schedule),
    players: brand.vendors.videos,
    guarantee:
      !content.hideGuaranteeLink && offer.cta && hasGuarantee(content.product?.state ?? null)
        ? brandGuarantee(brand)
        : null,
    schedule,
    modalHtml: content.modalContent,
    textModals: buildTextModals(index, [content.highlightedTextModal1, content.highlightedTextModal2]),
    align: content.contentAlignment,
    look,
    ground: look ? GROUNDS[look] : getGround(index),
    style: editorStyle(content),
    className: content.styles,
  };
}
