import { firstHeading } from "@courseway/ui";
import type { ViewInput } from "../define-block.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { ResourceContent, ResourcesContent } from "./fields.ts";

export interface Resource {
  readonly picture: Picture | null;
  /** The background color behind the picture. */
  readonly color: string | null;
  readonly html: string;
  readonly cta: Cta | null;
}

export interface ResourcesProps {
  readonly ground: "plain" | "tint";
  readonly cards: readonly Resource[];
}

/** Cards with text or a picture; a card with only a link is left out. [BL-resources-001] */
export function resourcesView({ content, context }: ViewInput<ResourcesContent, null>): ResourcesProps | null {
  const cards = [content, ...content.resourceCards]
    .map((card) => toResource(card, context.index))
    .filter((card) => card.html !== "" || card.picture !== null);
  return cards.length === 0 ? null : { ground: getGround(context.index), cards };
}

function toResource(card: ResourceContent, index: number): Resource {
  const heading = firstHeading(card.resourceTextContent);
  const cta = buildCta({
    label: card.resourceCtaLabel,
    link: card.resourceCtaLink,
    style: card.resourceCtaStyle,
    size: card.buttonSize,
    newTab: card.resourceCtaLinkNewTab,
    nofollow: card.resourceCtaLinkNofollow,
    tag: card.resourceCtaTag,
    ariaLabel: card.resourceCtaLinkAriaLabel || (heading && `${card.resourceCtaLabel}: ${heading}`),
  });
  return {
    picture: toPicture(card.resourceImage, index),
    color: card.resourceBackgroundColor,
    html: card.resourceTextContent,
    cta,
  };
}
