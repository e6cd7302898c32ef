import type { CSSProperties } from "react";
import { editorStyle } from "../shared/editor-style.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { TopSectionContent } from "./fields.ts";

/** A highlighted remark with its icon. */
export interface FeaturedView {
  readonly html: string;
  readonly icon: Picture;
  readonly style: CSSProperties | undefined;
}

/** The column next to the main one: rich content or category widgets, and below them seals with their texts. */
export interface AsideView {
  /** Whether its first picture is the page's main one, which loads first. */
  readonly opensPage: boolean;
  readonly html: string;
  readonly widgets: readonly { readonly title: string; readonly picture: Picture | null; readonly html: string }[];
  readonly seals: readonly { readonly picture: Picture | null; readonly html: string }[];
}

/** The highlighted remark; null without a text or an icon. [BL-topSectionWysiwyg-003] */
export function buildFeatured(featured: TopSectionContent["featuredContent"]): FeaturedView | null {
  const icon = toPicture(featured?.featuredContentIcon ?? null, 0);
  if (!featured?.featuredContentText || !icon) return null;
  return {
    html: featured.featuredContentText,
    icon,
    style: editorStyle({ backgroundColor: featured.backgroundColor }),
  };
}

/** The last index at which a top section opens the page: breadcrumbs may be before it. */
const BEHIND_BREADCRUMBS = 1;

/**
 * The column next to the main one. Rich content takes precedence over category widgets; null if the column would be
 * empty. [BL-topSectionWysiwyg-001, BL-categoryWidget-001]
 */
export function buildAside(
  content: Pick<TopSectionContent, "rightContent" | "categoryWidgets" | "bottomRightContent">,
  index: number,
): AsideView | null {
  const widgets = content.rightContent
    ? []
    : content.categoryWidgets.map((widget, position) => ({
        title: widget.categoryTitle,
        picture: toPicture(widget.categoryImage, index + position),
        html: widget.categoryContent,
      }));
  const seals = content.bottomRightContent.map((seal) => ({
    picture: toPicture(seal.sealIcon, index),
    html: seal.sealIconText,
  }));
  const empty = !content.rightContent && widgets.length === 0 && seals.length === 0;
  return empty ? null : { opensPage: index <= BEHIND_BREADCRUMBS, html: content.rightContent, widgets, seals };
}
