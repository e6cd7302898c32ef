import { cx } from "../shared/cx.ts";
import { focusStyle, type FocalPoint } from "./focal-point.ts";
import { imageUrl, sourceSet } from "./image-url.ts";

export interface ImageProps {
  readonly src: string;
  /** Empty for decoration. [A11Y-016] */
  readonly alt: string;
  /** The picture's own proportions in px, so that its room is kept before it arrives. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, as the `sizes` attribute; without it `width` px at most. */
  readonly sizes?: string;
  /** Widths in px to offer; without it steps from three quarters of `width` to twice as much, for dense screens. */
  readonly widths?: readonly number[];
  /** How wide the picture itself is, in px, where it is known: nothing wider is asked for. */
  readonly naturalWidth?: number | null;
  /** False for a picture that is likely seen at once. */
  readonly lazy?: boolean;
  /** `high` for the one picture that a page opens with; any other early one is `low`, so that none is preloaded before that. */
  readonly priority?: "high" | "low" | null;
  /** Host name of the image host, where the usual names do not tell. */
  readonly imageHost?: string | null;
  /** `cover` fills its box and crops; `contain` never crops. */
  readonly fit?: "cover" | "contain";
  /** The point that stays in view where the picture is cropped, as shares of its width and height. [CH-012] */
  readonly focus?: FocalPoint | null;
  readonly rounded?: boolean;
  readonly className?: string;
}

/** A plain `<img>`: resized by the image host, with its room reserved. [CH-008, CN-009] */
export function Image(props: ImageProps) {
  const { src, alt, width, height, lazy = true, priority, imageHost = null, focus = null } = props;
  const { fit = "cover", rounded = false } = props;
  const srcSet = sourceSet(src, { ...props, imageHost });
  return (
    <img
      className={cx("cw-image", props.className)}
      data-fit={fit === "cover" ? undefined : fit}
      data-rounded={rounded || undefined}
      src={imageUrl(src, srcSet === undefined ? { imageHost, focus } : { width, imageHost, focus })}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : (props.sizes ?? `(max-width: ${width}px) 100vw, ${width}px`)}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      fetchPriority={lazy ? undefined : (priority ?? "low")}
      style={focusStyle("--cw-focus", focus)}
    />
  );
}
