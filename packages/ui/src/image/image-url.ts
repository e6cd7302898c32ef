import type { FocalPoint } from "./focal-point.ts";

const HOST_LABEL = /^(images?|img|assets|media)[.-]|(^|\.)imgix\.net$/;

/** Reads a whole address; null for one that is none. The oldest browsers of the sites lack `URL.parse`. */
function readAddress(src: string): URL | null {
  try {
    return new URL(src);
  } catch {
    return null;
  }
}

/**
 * Whether a picture is on the image host, which resizes and re-encodes on request.
 * With `imageHost` (a host name, with its port where it has one) that host alone; without it, by the usual names:
 * a host called images, img, assets or media, an imgix host, or a path that begins with `/images/`.
 */
export function isOnImageHost(src: string, imageHost?: string | null): boolean {
  const url = readAddress(src);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (imageHost) return url.host === imageHost;
  return HOST_LABEL.test(url.hostname) || url.pathname.startsWith("/images/");
}

/** A drawing scales by itself: the image host has nothing to resize. */
export function isSvg(src: string): boolean {
  return /\.svg($|[?#])/i.test(src);
}

export interface ImageUrlOptions {
  /** In px. */
  readonly width?: number;
  /** In px: the picture is cropped to this height at that width. */
  readonly height?: number;
  readonly imageHost?: string | null;
  /** What a crop keeps in view. */
  readonly focus?: FocalPoint | null;
}

/**
 * Adds `auto=format,compress`, `w` where a width in px is given, and `h` and `fit=crop` where a height is. A crop is made around
 * the focal point. What is already on the address stays. [CH-008, CN-009, CH-012]
 */
export function imageUrl(src: string, options: ImageUrlOptions = {}): string {
  if (!isOnImageHost(src, options.imageHost)) return src;
  const url = new URL(src);
  if (!url.searchParams.has("auto")) url.searchParams.set("auto", "format,compress");
  if (options.width) url.searchParams.set("w", String(options.width));
  if (options.height) {
    url.searchParams.set("h", String(options.height));
    url.searchParams.set("fit", "crop");
  }
  if (options.focus) aimCrop(url.searchParams, options.focus);
  return url.href.replaceAll("%2C", ",");
}

/** Has the image host crop around a point, where it is asked for a crop that nobody aimed. */
function aimCrop(parameters: URLSearchParams, [x, y]: FocalPoint): void {
  if (parameters.get("fit") !== "crop" || parameters.has("crop")) return;
  parameters.set("crop", "focalpoint");
  parameters.set("fp-x", String(x));
  parameters.set("fp-y", String(y));
}

export interface SourceSetOptions {
  /** How wide the picture is shown at most, in px. */
  readonly width: number;
  /** Its own width in px, where it is known: the image host would blow up what is wider. */
  readonly naturalWidth?: number | null;
  /** Widths in px to offer, in place of steps from three quarters of `width` to twice as much. */
  readonly widths?: readonly number[] | undefined;
  readonly imageHost?: string | null;
  readonly focus?: FocalPoint | null;
}

/** A picture of this width or less is a mark or an icon, of which smaller ones save nothing. */
const ICON_PX = 160;

const listSteps = (width: number): readonly number[] =>
  (width <= ICON_PX ? [1, 2] : [0.75, 1, 1.5, 2]).map((share) => Math.round(share * width));

/** The `srcset` of a picture; undefined for a drawing, and for what is not on the image host. [CH-008, CN-009] */
export function sourceSet(src: string, options: SourceSetOptions): string | undefined {
  const { width, naturalWidth, imageHost = null, focus = null } = options;
  if (!isOnImageHost(src, imageHost) || isSvg(src)) return undefined;
  const most = naturalWidth || Infinity;
  const widths = new Set((options.widths ?? listSteps(width)).map((wanted) => Math.min(wanted, most)));
  return [...widths].map((offered) => `${imageUrl(src, { width: offered, imageHost, focus })} ${offered}w`).join(", ");
}
