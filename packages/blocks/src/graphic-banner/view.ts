import { graphicBanner, parseWindow } from "@courseway/coupons";
import type { CSSProperties } from "react";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { GraphicBannerContent } from "./fields.ts";

export interface GraphicBannerProps {
  readonly ground: "plain" | "tint";
  readonly html: string;
  readonly picture: Picture | null;
  readonly pictureFirst: boolean;
  /** When the promotion ends, in epoch ms; null for no countdown. */
  readonly ends: number | null;
  /** The current time, in epoch ms. */
  readonly now: number;
  readonly style: CSSProperties | undefined;
}

type Input = Pick<ViewInput<GraphicBannerContent, null>, "content" | "context">;

const parseDates = (content: GraphicBannerContent, { brand }: BlockContext) =>
  parseWindow(content.promotionStartDateTime, content.promotionEndsDateTime, brand.timeZone);

const computeVisibility = (content: GraphicBannerContent, context: BlockContext) =>
  graphicBanner({ ...parseDates(content, context), show: content.showHidePromoBanner }, context.now);

/** When the banner next appears or disappears by itself. */
export const graphicBannerChange = (content: GraphicBannerContent, context: BlockContext): number | null =>
  computeVisibility(content, context).nextChange;

/** [BL-graphicBanner-001, BL-graphicBanner-002] */
export function graphicBannerView({ content, context }: Input): GraphicBannerProps | null {
  const picture = toPicture(content.image, context.index);
  const isEmpty = content.graphicBannerContent === "" && picture === null;
  if (isEmpty || !computeVisibility(content, context).visible) return null;

  return {
    ground: getGround(context.index),
    html: content.graphicBannerContent,
    picture,
    pictureFirst: (content.imageAligment ?? content.imageAlignment) === "left",
    ends: parseDates(content, context).ends,
    now: context.now,
    style: editorStyle(content),
  };
}
