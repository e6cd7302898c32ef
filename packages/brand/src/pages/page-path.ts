import type { BrandConfig } from "../config/schema.ts";
import { isFileLink } from "../links/kinds.ts";
import { splitLink } from "../links/query.ts";
import { asText } from "../values/as-text.ts";

/**
 * Adds a slash to the end of a link's path; query and fragment follow unchanged. `.html` and other files get none, nor
 * does a link that is only a query or fragment. [RT-019, RT-020, RT-021, RT-022]
 */
export function withTrailingSlash(path: string): string {
  const current = splitLink(asText(path)).path;
  const onlyQueryOrFragment = current === "" && path !== "";
  if (onlyQueryOrFragment || current.endsWith("/") || /\.html$/i.test(current) || isFileLink(current)) return path;
  return `${current}/${path.slice(current.length)}`;
}

/** The slug of a page key: each slash becomes two dashes. [RT-018] */
export function toSlug(key: string): string {
  return asText(key).replaceAll("/", "--");
}

// Browsers drop control characters, and half a surrogate pair cannot be encoded.
const UNUSABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * The path of a slug: two dashes become a slash, `home` is `/`. For every slug, the path is on the same site, with one
 * slash at the start and one at the end. [RT-016, RT-018]
 *
 * @example
 * pathOfSlug("real-estate--texas"); // "/real-estate/texas/"
 * pathOfSlug("----other.example"); // "/other.example/"
 */
export function pathOfSlug(slug: string): string {
  const segments = asText(slug)
    .replace(UNUSABLE, "")
    .replaceAll("--", "/")
    .split(/[\\/]/)
    .filter((segment) => !["", ".", ".."].includes(segment));
  const path = segments.map(encodeURIComponent).join("/");
  return path === "" || path === "home" ? "/" : withTrailingSlash(`/${path}`);
}

/**
 * The path of an entry's page. A blog page is below the first of the blog's paths, the preferred one. [RT-009, RT-016]
 */
export function pathOfEntry(slug: string, { blog }: Pick<BrandConfig, "blog">): string {
  const text = asText(slug);
  if (!blog.enabled || !text.startsWith(blog.prefix)) return pathOfSlug(text);
  const [first = "blog"] = blog.paths;
  const rest = text.slice(blog.prefix.length);
  return pathOfSlug(rest === "home" ? first : `${first}--${rest}`);
}
