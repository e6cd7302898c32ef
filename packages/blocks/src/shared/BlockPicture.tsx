import { Image } from "@courseway/ui";
import type { Picture } from "./picture.ts";

export interface BlockPictureProps {
  readonly picture: Picture;
  /** The widest it is shown, in px. */
  readonly width: number;
  /** Its height at that width, where it is cropped to a shape that is not its own. */
  readonly height?: number;
  readonly sizes?: string;
  /** Widths in px to offer. */
  readonly widths?: readonly number[];
  /** Another focal point than the picture's own; null where a style sheet has it. */
  readonly focus?: Picture["focus"];
  readonly className?: string;
}

/** A block's picture at a display width; its height follows its own proportions, 3:2 where they are unknown. */
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
