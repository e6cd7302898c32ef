import { graphicBanner, parseWindow } from "@courseway/coupons";
import type { CSSProperties } from "react";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { groundOf } from "../shared/ground.ts";
import { pictureOf, type Picture } from "../shared/picture.ts";
import type { GraphicBannerContent } from "./fields.ts";

export interface GraphicBannerProps {
  readonly ground: "plain" | "tint";
  readonly html: string;
  readonly picture: Picture | null;
  readonly pictureFirst: boolean;
  /** Epoch ms; null counts down to nothing. */
  readonly ends: number | null;
  /** Epoch ms. */
  readonly now: number;
  readonly style: CSSProperties | undefined;
}

type Input = Pick<ViewInput<GraphicBannerContent, null>, "content" | "context">;

const windowOf = (content: GraphicBannerContent, { brand }: BlockContext) =>
  parseWindow(content.promotionStartDateTime, content.promotionEndsDateTime, brand.timeZone);

const visibilityOf = (content: GraphicBannerContent, context: BlockContext) =>
  graphicBanner({ ...windowOf(content, context), show: content.showHidePromoBanner }, context.now);

/** When the banner comes or goes by itself. */
export const graphicBannerChange = (content: GraphicBannerContent, context: BlockContext): number | null =>
  visibilityOf(content, context).nextChange;

/** [BL-graphicBanner-001, BL-graphicBanner-002] */
export function graphicBannerView({ content, context }: Input): GraphicBannerProps | null {
  const picture = pictureOf(content.image, context.index);
  const isEmpty = content.graphicBannerContent === "" && picture === null;
  if (isEmpty || !visibilityOf(content, context).visible) return null;

  return {
    ground: groundOf(context.index),
    html: content.graphicBannerContent,
    picture,
    pictureFirst: (content.imageAligment ?? content.imageAlignment) === "left",
    ends: windowOf(content, context).ends,
    now: context.now,
    style: editorStyle(content),
  };
}
