import type { BrandConfig } from "@courseway/brand";
import type { ScheduleItem, Video } from "@courseway/services";
import type { CSSProperties } from "react";
import type { BlockContext, QuoteRequest, ViewInput } from "../define-block.ts";
import { brandGuarantee, hasGuarantee, type Guarantee } from "../offer/guarantee.ts";
import { linkedRequest } from "../offer/linked-product.ts";
import { quoteRequest } from "../offer/product.ts";
import type { BlockPorts } from "../ports.ts";
import { loadSchedules, scheduleView, type ScheduleView } from "../schedule/schedule.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import { ratingBadge, type RatingBadgeData } from "../shared/RatingBadge.tsx";
import { buildTextModals, type TextModal } from "../shared/TextModals.tsx";
import type { VideoButtonProps } from "../shared/video/Film.tsx";
import { buildAside, buildFeatured, type AsideView, type FeaturedView } from "./aside.ts";
import { offerPart, type TopSectionOffer, secondAction, type SecondAction } from "./price-view.ts";
import type { TopSectionContent } from "./fields.ts";

export interface TopSectionData {
  readonly schedule: readonly ScheduleItem[];
  /** Null if the editor shows no stars, the brand has no trust id, or the service fails. */
  readonly rating: { readonly score: number; readonly total: number } | null;
  /** The details of the second button's film; null if there is none or its host fails. */
  readonly video: Video | null;
}

/**
 * Requests the product's sessions, the film's details, and the brand's rating only if the flag is set and the brand has
 * a trust id. [TR-005, WS-005]
 */
export async function topSectionLoad(
  content: TopSectionContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<TopSectionData> {
  const wantsStars = content.showTrustpilotStars && brand.trustpilotId !== null;
  const film = secondAction(content.videoButton, null).video;
  const [schedule, rating, video] = await Promise.all([
    loadSchedules([content.product], ports),
    wantsStars ? ports.brandRating() : null,
    film === null ? null : (ports.video?.(film.wistiaId) ?? null),
  ]);
  return { schedule, rating, video };
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

/** The requests for the product's price and for the product of a checkout link without a label. [LNK-018] */
export function topSectionQuotes({ product, ctaLabel, ctaLink }: TopSectionContent): readonly QuoteRequest[] {
  return [quoteRequest([product], ctaLink), linkedRequest(ctaLabel, ctaLink)].filter((request) => request !== null);
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
