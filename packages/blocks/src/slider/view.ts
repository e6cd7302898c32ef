import { firstHeading, hasBottomContent } from "@courseway/ui";
import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { SliderContent } from "./fields.ts";

export interface Slide {
  readonly html: string;
  /** Whether some of the text is at its bottom. [CH-011] */
  readonly hasBottom: boolean;
  readonly picture: Picture | null;
  readonly link: SlideLink | null;
}

export interface SlideLink {
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  /** The link's accessible name if the picture has no alternative text, else null. */
  readonly ariaLabel: string | null;
}

export interface SliderProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly asideHtml: string;
  readonly seal: { readonly url: string; readonly alt: string } | null;
  readonly side: "left" | "right";
  readonly slides: readonly Slide[];
}

/** [BL-slider-001] */
export function sliderView({ content, context }: ViewInput<SliderContent, null>): SliderProps | null {
  const slides = content.sliderSlides.filter((slide) => slide.slideContent || slide.slideImage);
  if (slides.length === 0) return null;
  const { sliderTitle, asideContent, sideContentStateSeal, sliderAlignment } = content;
  return {
    ground: getGround(context.index),
    title: sliderTitle,
    asideHtml: asideContent,
    seal: sideContentStateSeal,
    side: sliderAlignment,
    // Only the first slide can be on the first screen.
    slides: slides.map((slide, index) => toSlide(slide, index === 0 ? context.index : Infinity)),
  };
}

function toSlide(slide: SliderContent["sliderSlides"][number], index: number): Slide {
  const { slideContent, slideImage, slideImageLink, slideLinkNewTab, slideLinkNofollow } = slide;
  return {
    html: slideContent,
    hasBottom: hasBottomContent(slideContent),
    picture: toPicture(slideImage, index),
    link: slideImageLink
      ? {
          href: slideImageLink,
          newTab: slideLinkNewTab,
          nofollow: slideLinkNofollow,
          ariaLabel: slideImage?.alt ? null : (firstHeading(slideContent) ?? "Learn more"),
        }
      : null,
  };
}
