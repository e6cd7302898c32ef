import { Image } from "@courseway/ui";
import type { Picture } from "./picture.ts";

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
