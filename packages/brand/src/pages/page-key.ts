import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";

/** Which page a path asks for. */
export interface PageKey {
  /** The path's segments joined with slashes, `home` for none. */
  readonly key: string;
  /** Whether it is asked of the blog's content. */
  readonly blog: boolean;
}

/**
 * The page that a path asks for, or null for a path of content assets, which is never looked up. In blog
 * mode the first segment says only that it is the blog, so the key is what follows it.
 * [RT-007, RT-008, RT-011, RT-012, RT-013, RT-014, RT-015]
 *
 * @param segments The decoded path segments, as a catch-all route gives them; undefined for none.
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
