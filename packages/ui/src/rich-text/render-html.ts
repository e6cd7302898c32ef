import type { Element, Text } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { listClasses } from "./classes.ts";
import { nestProperly } from "./nesting.ts";
import { parseHtml, readHtml } from "./parse-html.ts";
import { expandShortcodes, isShortcode, SHORTCODE_TAG, ShortcodeSlot } from "./shortcodes.ts";
import { expandTokens, STATE_TAG, UNKNOWN_STATE } from "./tokens.ts";
import { openModal } from "./modal-triggers.ts";
import { TextTrigger } from "./TextTrigger.tsx";
import type { RichTextOptions } from "./types.ts";
import { imageUrl, isOnImageHost, sourceSet } from "../image/image-url.ts";

/** The maximum width of a text column, in px. */
const COLUMN_PX = 720;

/**
 * Makes pictures load lazily, except the main picture at the top of a page. Pictures from the image host are
 * compressed, and offered in widths up to their own, unless the editor wrote a `srcset`. A picture without an
 * alternative text is decoration. [CH-008, A11Y-016]
 */
function rewriteImage(node: Element, { imageHost, isFirst }: { imageHost: string | null; isFirst: boolean }): void {
  const { src } = node.properties;
  node.properties.alt ??= "";
  node.properties.loading = isFirst ? "eager" : "lazy";
  if (isFirst) node.properties.fetchPriority = "high";
  if (typeof src !== "string" || !isOnImageHost(src, imageHost)) return;
  const naturalWidth = Number(node.properties.width) || null;
  const width = Math.min(naturalWidth ?? COLUMN_PX, COLUMN_PX);
  const srcSet = node.properties.srcSet === undefined ? sourceSet(src, { width, naturalWidth, imageHost }) : undefined;
  node.properties.src = imageUrl(src, srcSet === undefined ? { imageHost } : { width, imageHost });
  if (srcSet === undefined) return;
  node.properties.srcSet = srcSet;
  node.properties.sizes ??= `(max-width: ${width}px) 100vw, ${width}px`;
}

/** The class that editors set on a link that search engines should not follow. [CH-009] */
export const NOFOLLOW_CLASS = "nofollow-link";

/** Rewrites the link's address, adds `nofollow` if it has that class, and `noopener` if it opens a new tab. [CH-009] */
export function rewriteLink(node: Element, rewrite?: (href: string) => string): void {
  const { href, target } = node.properties;
  if (rewrite && typeof href === "string") node.properties.href = rewrite(href);
  const rel = new Set([node.properties.rel ?? []].flat().map(String));
  if (listClasses(node).includes(NOFOLLOW_CLASS)) rel.add("nofollow");
  if (target === "_blank") rel.add("noopener");
  node.properties.rel = rel.size > 0 ? [...rel] : undefined;
}

/** Processes one element: its link, picture or modal trigger. */
function improve(node: Element, options: RichTextOptions, isFirst: boolean): void {
  if (node.tagName === "a") rewriteLink(node, options.rewriteLink);
  if (node.tagName === "img") rewriteImage(node, { imageHost: options.imageHost ?? null, isFirst });
  openModal(node, options.modals ?? []);
}

/**
 * Renders an editor's HTML as React nodes. Safe with hostile input, pure, and the same on server and client.
 * @throws RichTextError if it is over a limit.
 */
export function renderHtml(html: string, options: RichTextOptions): ReactNode {
  const root = parseHtml(html);
  expandShortcodes(root, options.components ?? {});
  expandTokens(root, options.tokens ?? {});
  let opensPage = options.opensPage ?? false;
  visit(root, "element", (node: Element) => {
    if (isShortcode(node)) return SKIP;
    improve(node, options, opensPage);
    opensPage &&= node.tagName !== "img";
    return undefined;
  });
  nestProperly(root);
  const rendered: ReactNode = toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    components: {
      // The sanitizer removes all buttons, so every button in the tree is a trigger.
      button: TextTrigger,
      [STATE_TAG]: () => (options.stateName ? options.stateName(UNKNOWN_STATE) : UNKNOWN_STATE),
      [SHORTCODE_TAG]: (props: Record<string, unknown>) => ShortcodeSlot(props, options),
    },
  });
  return rendered;
}

/** Returns the text of the first heading in an editor's HTML, to name something after it; null if there is none. */
export function firstHeading(html: string): string | null {
  let words: string | null = null;
  visit(readHtml(html), "element", (node: Element) => {
    if (!/^h[1-6]$/.test(node.tagName)) return undefined;
    words = readText(node).trim() || null;
    return EXIT;
  });
  return words;
}

function readText(node: Element): string {
  let text = "";
  visit(node, "text", ({ value }: Text) => {
    text += value;
  });
  return text;
}

/** Whether the HTML contains an element of the given class. */
export function hasClass(html: string, className: string): boolean {
  let found = false;
  visit(readHtml(html), "element", (node: Element) => {
    found ||= listClasses(node).includes(className);
  });
  return found;
}

/** Whether a slide has bottom content: an element of class `bottom-content`. [CH-011] */
export function hasBottomContent(html: string): boolean {
  return hasClass(html, "bottom-content");
}
