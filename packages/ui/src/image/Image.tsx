import { cx } from "../shared/cx.ts";
import { focusStyle, type FocalPoint } from "./focal-point.ts";
import { imageUrl, sourceSet } from "./image-url.ts";

export interface ImageProps {
  readonly src: string;
  /** The alternative text; empty for decoration. [A11Y-016] */
  readonly alt: string;
  /** The picture's proportions in px, which reserve its space before it loads. */
  readonly width: number;
  readonly height: number;
  /** The displayed width, as the `sizes` attribute; without it `width` px at most. */
  readonly sizes?: string;
  /**
   * The widths in px for the `srcset`; without it, steps from three quarters of `width` to twice as much, for
   * high-density screens.
   */
  readonly widths?: readonly number[];
  /** The picture file's width in px, if known: the `srcset` offers nothing wider. */
  readonly naturalWidth?: number | null;
  /** False for a picture that is likely visible at first. */
  readonly lazy?: boolean;
  /**
   * `high` for the main picture at the top of a page. Any other picture that is not lazy is `low`, so that none is
   * preloaded before that one.
   */
  readonly priority?: "high" | "low" | null;
  /** The host name of the image host, if it is not one of the usual names. */
  readonly imageHost?: string | null;
  /** `cover` fills its box and crops; `contain` never crops. */
  readonly fit?: "cover" | "contain";
  /** The point that stays visible if the picture is cropped, as shares of its width and height. [CH-012] */
  readonly focus?: FocalPoint | null;
  readonly rounded?: boolean;
  readonly className?: string;
}

/** A plain `<img>`, resized by the image host, with its space reserved. [CH-008, CN-009] */
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
