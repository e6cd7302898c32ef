import type { FocalPoint } from "./focal-point.ts";

const HOST_LABEL = /^(images?|img|assets|media)[.-]|(^|\.)imgix\.net$/;

/** Parses an absolute URL; null if it is not one. The oldest browsers that the sites support lack `URL.parse`. */
function readAddress(src: string): URL | null {
  try {
    return new URL(src);
  } catch {
    return null;
  }
}

/**
 * Whether a picture is on the image host, which resizes and re-encodes on request. If `imageHost` (a host name, with
 * its port if it has one) is given, only that host counts. Otherwise the usual names decide: a host called images, img,
 * assets or media, an imgix host, or a path that begins with `/images/`.
 */
export function isOnImageHost(src: string, imageHost?: string | null): boolean {
  const url = readAddress(src);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (imageHost) return url.host === imageHost;
  return HOST_LABEL.test(url.hostname) || url.pathname.startsWith("/images/");
}

/** Whether a picture is an SVG drawing, which the image host need not resize. */
export function isSvg(src: string): boolean {
  return /\.svg($|[?#])/i.test(src);
}

export interface ImageUrlOptions {
  /** In px. */
  readonly width?: number;
  /** In px. The picture is cropped to this height at that width. */
  readonly height?: number;
  readonly imageHost?: string | null;
  /** The point that a crop keeps visible. */
  readonly focus?: FocalPoint | null;
}

/**
 * Adds `auto=format,compress` to the URL, `w` if a width in px is given, and `h` and `fit=crop` if a height is. A crop
 * is centered on the focal point. Existing parameters of the URL stay. [CH-008, CN-009, CH-012]
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

/** Makes the image host crop around a point, if the URL requests a crop without a position. */
function aimCrop(parameters: URLSearchParams, [x, y]: FocalPoint): void {
  if (parameters.get("fit") !== "crop" || parameters.has("crop")) return;
  parameters.set("crop", "focalpoint");
  parameters.set("fp-x", String(x));
  parameters.set("fp-y", String(y));
}

export interface SourceSetOptions {
  /** The maximum displayed width, in px. */
  readonly width: number;
  /** The picture file's width in px, if known: the image host would enlarge the picture for a wider request. */
  readonly naturalWidth?: number | null;
  /** The widths in px to offer, instead of steps from three quarters of `width` to twice as much. */
  readonly widths?: readonly number[] | undefined;
  readonly imageHost?: string | null;
  readonly focus?: FocalPoint | null;
}

/** A picture of this width or less is a badge or an icon; smaller versions save nothing. */
const ICON_PX = 160;

const listSteps = (width: number): readonly number[] =>
  (width <= ICON_PX ? [1, 2] : [0.75, 1, 1.5, 2]).map((share) => Math.round(share * width));

/**
 * The `srcset` of a picture; undefined for an SVG drawing, and for a picture that is not on the image host. [CH-008,
 * CN-009]
 */
export function sourceSet(src: string, options: SourceSetOptions): string | undefined {
  const { width, naturalWidth, imageHost = null, focus = null } = options;
  if (!isOnImageHost(src, imageHost) || isSvg(src)) return undefined;
  const most = naturalWidth || Infinity;
  const widths = new Set((options.widths ?? listSteps(width)).map((wanted) => Math.min(wanted, most)));
  return [...widths].map((offered) => `${imageUrl(src, { width: offered, imageHost, focus })} ${offered}w`).join(", ");
}
