import { type BrandConfig, pageKey, toSlug } from "@courseway/brand";
import { isSlug } from "@courseway/content-client";

/** A page's address on the site and its slug in the content. */
export interface PageAddress {
  /** With slashes around it; `/` for home. */
  readonly path: string;
  /** The slug of the page key. */
  readonly slug: string;
  /** The slug of the entry: the blog's prefix is before it in blog mode. [RT-009] */
  readonly entrySlug: string;
  readonly blog: boolean;
}

/** Null for an incomplete escape. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The page that a path asks for; null for paths that are never looked up: content assets, and paths that cannot be an entry's slug.
 * [RT-007, RT-011, RT-012, RT-013, RT-015, RT-018]
 * @param path with slashes around it, percent-encoded or not
 */
export function findAddress(path: string, brand: BrandConfig): PageAddress | null {
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => decode(segment) ?? segment);
  const found = pageKey(segments, brand);
  if (found === null) return null;
  const slug = toSlug(found.key);
  const entrySlug = found.blog ? `${brand.blog.prefix}${slug}` : slug;
  return isSlug(entrySlug) ? { path, blog: found.blog, slug, entrySlug } : null;
}

const UNRESERVED = /^[\w.~-]$/u;

/** Normalizes escapes: decodes unreserved characters, and writes all others in upper case (RFC 3986, 6.2.2). */
const normalizeEscapes = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const letter = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : escape.toUpperCase();
  });

/** Two hyphens in a slug are a slash in the path. A path with an empty segment is not a page's. */
function withoutDoubleHyphens(path: string): string {
  const slashed = path.replaceAll("--", "/");
  return slashed.includes("//") ? path : slashed;
}

/**
 * The canonical address of the page that a path asks for: `/home/` and `/a--b/` mean the pages of `/` and `/a/b/`. Without a redirect,
 * caches and search engines would list both. [RT-012, RT-013, RT-018]
 *
 * @param path with slashes around it, percent-encoded
 * @returns the path itself if it is canonical or not a page's
 */
export function canonicalPath(path: string, brand: BrandConfig): string {
  if (decode(path) === null) return path;
  const escaped = normalizeEscapes(path);
  if (pageKey(escaped.split("/"), brand) === null) return escaped;
  const slashed = withoutDoubleHyphens(escaped);
  const isHome = pageKey(slashed.split("/"), brand)?.key === "home";
  return isHome ? slashed.replace(/\/home\/$/u, "/") : slashed;
}
