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

/** Adds `auto=format,compress`, and `w` where a width in px is given. What is already on the address stays. [CH-008, CN-009] */
export function imageUrl(src: string, options: { width?: number; imageHost?: string | null } = {}): string {
  if (!isOnImageHost(src, options.imageHost)) return src;
  const url = new URL(src);
  if (!url.searchParams.has("auto")) url.searchParams.set("auto", "format,compress");
  if (options.width) url.searchParams.set("w", String(options.width));
  return url.href.replaceAll("%2C", ",");
}

export interface SourceSetOptions {
  /** How wide the picture is shown at most, in px. */
  readonly width: number;
  /** Its own width in px, where it is known: the image host would blow up what is wider. */
  readonly naturalWidth?: number | null;
  /** Widths in px to offer, in place of steps from three quarters of `width` to twice as much. */
  readonly widths?: readonly number[] | undefined;
  readonly imageHost?: string | null;
}

/** A picture of this width or less is a mark or an icon, of which smaller ones save nothing. */
const ICON_PX = 160;

const stepsOf = (width: number): readonly number[] =>
  (width <= ICON_PX ? [1, 2] : [0.75, 1, 1.5, 2]).map((share) => Math.round(share * width));

/** The `srcset` of a picture; undefined for a drawing, and for what is not on the image host. [CH-008, CN-009] */
export function sourceSet(src: string, options: SourceSetOptions): string | undefined {
  const { width, naturalWidth, imageHost = null } = options;
  if (!isOnImageHost(src, imageHost) || isSvg(src)) return undefined;
  const most = naturalWidth || Infinity;
  const widths = new Set((options.widths ?? stepsOf(width)).map((wanted) => Math.min(wanted, most)));
  return [...widths].map((offered) => `${imageUrl(src, { width: offered, imageHost })} ${offered}w`).join(", ");
}
