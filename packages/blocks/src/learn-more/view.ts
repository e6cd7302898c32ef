import type { ViewInput } from "../define-block.ts";
import { lookOf } from "../shared/button-fields.ts";
import { ctaOf, type Cta } from "../shared/cta.ts";
import { groundOf } from "../shared/ground.ts";
import { pictureOf, type Picture } from "../shared/picture.ts";
import type { LearnMoreContent } from "./fields.ts";

export interface LearnMoreProps {
  readonly ground: "plain" | "tint" | "deep";
  readonly picture: Picture | null;
  readonly html: string;
  readonly cta: Cta;
  readonly layout: "Row" | "Col";
}

/** A banner leads somewhere or is not there: no link, no banner. [BL-learnMore-001, BL-learnMore-003] */
export function learnMoreView({ content, context }: ViewInput<LearnMoreContent, null>): LearnMoreProps | null {
  const cta = ctaOf({
    label: content.ctaLabel,
    link: content.ctaLink,
    style: content.ctaStyle,
    newTab: content.ctaNewTab,
    nofollow: content.ctaNofollow,
    ...lookOf(content),
  });
  if (!cta) return null;

  return {
    ground: content.layout === "Col" ? "deep" : groundOf(context.index),
    picture: pictureOf(content.learnMoreImage, context.index),
    html: content.learnMoreContent,
    cta,
    layout: content.layout,
  };
}
