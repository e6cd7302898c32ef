import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";

/** The page that a path requests. */
export interface PageKey {
  /** The path's segments joined with slashes, `home` for none. */
  readonly key: string;
  /** Whether the page belongs to the blog's content. */
  readonly blog: boolean;
}

/**
 * Returns the page that a path requests; null for a path of content assets, which is never looked up. In blog mode, the
 * first segment only identifies the blog, so the key is the rest.
 * [RT-007, RT-008, RT-011, RT-012, RT-013, RT-014, RT-015]
 *
 * @param segments The decoded path segments of a catch-all route; undefined for none.
 */
export function pageKey(segments: readonly string[] | undefined, brand: BrandConfig): PageKey | null {
  const path = (Array.isArray(segments) ? segments : []).map(asText).filter((segment) => segment !== "");
  if (isAssetPath(path, brand)) return null;

  const blog = brand.blog.enabled && brand.blog.paths.includes(path[0] ?? "");
  return { key: (blog ? path.slice(1) : path).join("/") || "home", blog };
}

function isAssetPath(path: readonly string[], brand: BrandConfig): boolean {
  const prefix = brand.contentAssetsPrefix.split("/").filter((segment) => segment !== "");
  return prefix.length > 0 && prefix.every((segment, index) => path[index] === segment);
}
