import type { FocalPoint } from "@courseway/ui";

/** A picture for components. Its space is known before it loads. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  /** The point that stays in view if the picture is cropped; null if its editor set none. */
  readonly focus: FocalPoint | null;
  readonly lazy: boolean;
  /**
   * The load priority of a picture that is not lazy: `high` for the first block, `low` for pictures that are likely
   * just below the first screen; null if lazy.
   */
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

/** Blocks up to this index are likely on the first screen, so their pictures load at once. [BL-layout-003] */
const LAST_EAGER_INDEX = 2;

/**
 * A block's picture from its asset; lazy if the block's index is above 2. Of the others, the first block's picture
 * loads first and the rest load after it, so that no picture below the first screen is preloaded. [BL-layout-003]
 */
export function toPicture(asset: PictureSource | null, index: number): Picture | null {
  if (!asset) return null;
  const { url, alt, width, height, focalPoint: focus = null } = asset;
  const lazy = index > LAST_EAGER_INDEX;
  return { url, alt, width, height, focus, lazy, priority: lazy ? null : index === 0 ? "high" : "low" };
}
