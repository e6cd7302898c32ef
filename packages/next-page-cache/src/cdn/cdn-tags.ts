import { SITE_TAG, listSlugs } from "../tags.ts";

/** The CDN in front of the site; `webhook` is any other, through your own service. */
export type CdnKind = "fastly" | "cloudflare" | "webhook";

/** The tag of all of a site's responses. Sites of several brands may share one CDN. */
export const siteCdnTag = (brandId: string): string => brandId.toLowerCase();

/**
 * The CDN's names for tags of the page cache, in ASCII without spaces or commas: `ace` for the whole site,
 * `ace/real-estate-license--texas` for one page. Other tags are internal.
 */
export function cdnTags(tags: readonly string[], brandId: string): readonly string[] {
  const site = siteCdnTag(brandId);
  const pages = listSlugs(tags).map((slug) => `${site}/${encodeURIComponent(slug)}`);
  return [...new Set([...(tags.includes(SITE_TAG) ? [site] : []), ...pages])];
}

/** The headers with a page's tags: Fastly's, Cloudflare's, or both. */
export function cdnHeaders(kind: CdnKind, tags: readonly string[], brandId: string): Readonly<Record<string, string>> {
  const named = cdnTags(tags, brandId);
  if (named.length === 0) return {};
  return {
    ...(kind === "cloudflare" ? {} : { "surrogate-key": named.join(" ") }),
    ...(kind === "fastly" ? {} : { "cache-tag": named.join(",") }),
  };
}
