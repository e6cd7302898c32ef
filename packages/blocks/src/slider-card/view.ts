import { firstHeading, hasBottomContent } from "@courseway/ui";
import type { ViewInput } from "../define-block.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { SliderCardContent } from "./fields.ts";

/** The smallest number of cards with arrow buttons. [BL-sliderCard-001, CN-005] */
const CARDS_WITH_BUTTONS = 4;

/** The most cards that are big. With more cards, each is small. [BL-sliderCard-002] */
const BIG_CARDS = 3;

export interface SlideCard {
  readonly picture: Picture | null;
  readonly html: string;
  /** Whether some of the text is at its bottom. [CH-011] */
  readonly hasBottom: boolean;
  readonly cta: Cta | null;
}

export interface SliderCardProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly descriptionHtml: string;
  readonly cards: readonly SlideCard[];
  readonly hasButtons: boolean;
  readonly cell: "small" | "big";
  /** Whether a phone shows all cards, one below the other. */
  readonly showsAllOnPhone: boolean;
}

/** [BL-sliderCard-001, BL-sliderCard-002, BL-sliderCard-005] */
export function sliderCardView({ content, context }: ViewInput<SliderCardContent, null>): SliderCardProps | null {
  const cards = content.slidesCards
    .filter((card) => card.slideContent || card.slideImage)
    .map((card, index) => buildCard(card, context.index + index));
  if (cards.length === 0) return null;
  return {
    ground: getGround(context.index),
    title: content.sliderTitle,
    descriptionHtml: content.sliderDescription,
    cards,
    hasButtons: cards.length >= CARDS_WITH_BUTTONS,
    cell: cards.length > BIG_CARDS ? "small" : "big",
    showsAllOnPhone: content.displayAllCardMobile,
  };
}

function buildCard(card: SliderCardContent["slidesCards"][number], index: number): SlideCard {
  const heading = firstHeading(card.slideContent);
  const label = card.slideButtonLabel;
  return {
    picture: toPicture(card.slideImage, index),
    html: card.slideContent,
    hasBottom: hasBottomContent(card.slideContent),
    cta: buildCta({
      label,
      link: card.slideButtonLink,
      style: card.slideButtonStyle,
      size: card.buttonSize,
      newTab: card.slideButtonNewTab,
      nofollow: card.slideButtonNofollow,
      // Cards often share a label, so each button's accessible name includes its card's heading.
      ariaLabel: card.buttonAriaLabel ?? (heading && label ? `${label}: ${heading}` : null),
    }),
  };
}
