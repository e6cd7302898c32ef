import { SITE_TAG, listSlugs } from "../tags.ts";

/** Which CDN stands before the site; `webhook` is anything of your own. */
export type CdnKind = "fastly" | "cloudflare" | "webhook";

/** The tag of everything that a site sends; sites of several brands may share one CDN. */
export const siteCdnTag = (brandId: string): string => brandId.toLowerCase();

/**
 * The CDN's names of the tags of the page cache, each in plain ASCII without spaces or commas: `ace` for the whole site,
 * `ace/real-estate-license--texas` for one page. What else the page cache tags stays inside.
 */
export function cdnTags(tags: readonly string[], brandId: string): readonly string[] {
  const site = siteCdnTag(brandId);
  const pages = listSlugs(tags).map((slug) => `${site}/${encodeURIComponent(slug)}`);
  return [...new Set([...(tags.includes(SITE_TAG) ? [site] : []), ...pages])];
}

/** The headers by which a CDN knows a page again: Fastly's, Cloudflare's, or both. */
export function cdnHeaders(kind: CdnKind, tags: readonly string[], brandId: string): Readonly<Record<string, string>> {
  const named = cdnTags(tags, brandId);
  if (named.length === 0) return {};
  return {
    ...(kind === "cloudflare" ? {} : { "surrogate-key": named.join(" ") }),
    ...(kind === "fastly" ? {} : { "cache-tag": named.join(",") }),
  };
}
