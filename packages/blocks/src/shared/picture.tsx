import { type FocalPoint, Image } from "@courseway/ui";

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

export interface BlockPictureProps {
  readonly picture: Picture;
  /** Its largest shown width, in px. */
  readonly width: number;
  /** Its height at that width, if it is cropped to other proportions. */
  readonly height?: number;
  readonly sizes?: string;
  /** Widths in px to offer. */
  readonly widths?: readonly number[];
  /** A focal point that replaces the picture's own; null if a style sheet sets it. */
  readonly focus?: Picture["focus"];
  readonly className?: string;
}

/** A block's picture at a display width. Its height follows its own proportions, or 3:2 if they are unknown. */
export function BlockPicture({ picture, width, height, focus = picture.focus, ...rest }: BlockPictureProps) {
  const ratio = picture.width && picture.height ? picture.height / picture.width : 2 / 3;
  return (
    <Image
      {...rest}
      src={picture.url}
      alt={picture.alt}
      width={width}
      height={height ?? Math.round(width * ratio)}
      naturalWidth={picture.width}
      focus={focus}
      lazy={picture.lazy}
      priority={picture.priority}
      rounded
    />
  );
}
