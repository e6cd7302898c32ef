import type { ViewInput } from "../define-block.ts";
import { anchorName } from "../shared/anchor-name.ts";
import { readLook } from "../shared/button-fields.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import type { AnchorButtonContent } from "./fields.ts";

export interface AnchorButtonProps {
  readonly cta: Cta;
  readonly align: "left" | "center" | "right";
  readonly arrow: "arrow-up" | "arrow-down";
}

/** Null without a place to scroll to. [BL-anchorButton-002] */
export function anchorButtonView({ content }: ViewInput<AnchorButtonContent, null>): AnchorButtonProps | null {
  const target = anchorName(content.scrollTo);
  const cta = buildCta({
    label: content.buttonLabel,
    link: target && `#${encodeURIComponent(target)}`,
    style: content.buttonStyle,
    tag: content.ctaTag,
    ...readLook(content),
  });
  return cta && { cta, align: content.buttonAlignment, arrow: `arrow-${content.buttonArrowDirection}` };
}
