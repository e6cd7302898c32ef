import type { ViewInput } from "../define-block.ts";
import { readLook } from "../shared/button-fields.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { LearnMoreContent } from "./fields.ts";

export interface LearnMoreProps {
  readonly ground: "plain" | "tint" | "deep";
  readonly picture: Picture | null;
  readonly html: string;
  readonly cta: Cta;
  readonly layout: "Row" | "Col";
}

/** A banner always has a link; null without one. [BL-learnMore-001, BL-learnMore-003] */
export function learnMoreView({ content, context }: ViewInput<LearnMoreContent, null>): LearnMoreProps | null {
  const cta = buildCta({
    label: content.ctaLabel,
    link: content.ctaLink,
    style: content.ctaStyle,
    newTab: content.ctaNewTab,
    nofollow: content.ctaNofollow,
    ...readLook(content),
  });
  if (!cta) return null;

  return {
    ground: content.layout === "Col" ? "deep" : getGround(context.index),
    picture: toPicture(content.learnMoreImage, context.index),
    html: content.learnMoreContent,
    cta,
    layout: content.layout,
  };
}
