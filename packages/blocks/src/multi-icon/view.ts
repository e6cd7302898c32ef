import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { MultiIconContent } from "./fields.ts";

export interface MultiIconProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly icons: readonly Picture[];
  /** An icon's largest shown width, in px: its column's share of the page. */
  readonly width: number;
}

const PAGE_WIDTH = 1200;

/** [BL-multiIcon-001, BL-multiIcon-002, BL-multiIcon-003, BL-multiIcon-004] */
export function multiIconView({ content, context }: ViewInput<MultiIconContent, null>): MultiIconProps | null {
  const icons = content.iconList.flatMap((icon) => toPicture(icon, context.index) ?? []);
  if (icons.length === 0) return null;
  return {
    ground: getGround(context.index),
    title: content.componentTitle,
    icons,
    width: Math.round(PAGE_WIDTH / (icons.length > 4 ? 6 : icons.length)),
  };
}
