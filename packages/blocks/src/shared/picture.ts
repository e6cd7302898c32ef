import type { FocalPoint } from "@courseway/ui";

/** A picture as components print it; the room it takes is known before it arrives. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  /** The point that stays in view where the picture is cropped; null where its editor set none. */
  readonly focus: FocalPoint | null;
  readonly lazy: boolean;
  /** How urgent one is that is not lazy: `high` opens the page, `low` is likely just below the first screen. */
  readonly priority: "high" | "low" | null;
}

/** The part of a content asset that a picture needs. */
interface PictureSource {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly focalPoint?: FocalPoint | null;
}

/** Blocks below this index are likely on the first screen, so their pictures load at once. [BL-layout-003] */
const LAST_EAGER_INDEX = 2;

/**
 * A block's picture from its asset; lazy when the block's index is above 2. Of those that are not, the first block's
 * loads first and the others after it, so that no picture below the first screen is preloaded. [BL-layout-003]
 */
export function toPicture(asset: PictureSource | null, index: number): Picture | null {
  if (!asset) return null;
  const { url, alt, width, height, focalPoint: focus = null } = asset;
  const lazy = index > LAST_EAGER_INDEX;
  return { url, alt, width, height, focus, lazy, priority: lazy ? null : index === 0 ? "high" : "low" };
}
