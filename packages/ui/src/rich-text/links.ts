import type { Element } from "hast";
import { classesOf } from "./classes.ts";

/** The class by which an editor marks a link that search engines should not follow. [CH-009] */
export const NOFOLLOW_CLASS = "nofollow-link";

/** Rewrites the address, adds `nofollow` by its marker, and `noopener` to a link that opens a new tab. [CH-009] */
export function rewriteLink(node: Element, rewrite?: (href: string) => string): void {
  const { href, target } = node.properties;
  if (rewrite && typeof href === "string") node.properties.href = rewrite(href);
  const rel = new Set([node.properties.rel ?? []].flat().map(String));
  if (classesOf(node).includes(NOFOLLOW_CLASS)) rel.add("nofollow");
  if (target === "_blank") rel.add("noopener");
  node.properties.rel = rel.size > 0 ? [...rel] : undefined;
}
