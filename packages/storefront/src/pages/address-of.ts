import { type BrandConfig, pageKey, slugOf } from "@courseway/brand";

/** Where a page stands on the site and what it is called in the content. */
export interface PageAddress {
  /** With slashes around it; `/` for home. */
  readonly path: string;
  /** The slug of the page key. */
  readonly slug: string;
  /** The slug of the entry: the blog's prefix is before it in blog mode. [RT-009] */
  readonly entrySlug: string;
  readonly blog: boolean;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The page that a path asks for, or null for content assets, which are never looked up.
 * [RT-007, RT-011, RT-012, RT-013, RT-015, RT-018]
 * @param path with slashes around it, percent-encoded or not
 */
export function addressOf(path: string, brand: BrandConfig): PageAddress | null {
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map(decoded);
  const found = pageKey(segments, brand);
  if (found === null) return null;
  const slug = slugOf(found.key);
  return { path, blog: found.blog, slug, entrySlug: found.blog ? `${brand.blog.prefix}${slug}` : slug };
}
