import type { Element } from "hast";
import { imageUrl, isOnImageHost } from "../image/image-url.ts";

/** Pictures from the image host are compressed and load lazily; a picture without an alternative is decoration. [CH-008, A11Y-016] */
export function rewriteImage(node: Element, imageHost: string | null): void {
  const { src } = node.properties;
  node.properties.alt ??= "";
  if (typeof src !== "string" || !isOnImageHost(src, imageHost)) return;
  node.properties.src = imageUrl(src, { imageHost });
  node.properties.loading = "lazy";
}
