import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { SKIP, visit } from "unist-util-visit";
import { classesOf } from "./classes.ts";
import { rewriteImage } from "./images.ts";
import { rewriteLink } from "./links.ts";
import { richTextSchema } from "./schema.ts";
import { safeStyle } from "./safe-style.ts";
import { expandShortcodes, isShortcode, SHORTCODE_TAG, ShortcodeSlot } from "./shortcodes.ts";
import { expandTokens } from "./tokens.ts";
import { openModal } from "./modal-triggers.ts";
import { TextTrigger } from "./TextTrigger.tsx";
import type { RichTextOptions } from "./types.ts";

/** The sanitized tree of an editor's HTML, before anything is put into it. */
export function parseHtml(html: string): Root {
  const clean = sanitize(fromHtml(html, { fragment: true }), richTextSchema);
  const root: Root = clean.type === "root" ? clean : { type: "root", children: [] };
  visit(root, "element", (node: Element) => {
    if (typeof node.properties.style !== "string") return;
    node.properties.style = safeStyle(node.properties.style) || undefined;
  });
  return root;
}

/** Improves one element: its link, picture or modal trigger. */
function improve(node: Element, options: RichTextOptions): void {
  if (node.tagName === "a") rewriteLink(node, options.rewriteLink);
  if (node.tagName === "img") rewriteImage(node, options.imageHost ?? null);
  openModal(node, options.modals ?? []);
}

/** An editor's HTML as React nodes; safe with hostile input, pure, and the same on server and client. */
export function renderHtml(html: string, options: RichTextOptions): ReactNode {
  const root = parseHtml(html);
  expandShortcodes(root);
  expandTokens(root, options.tokens ?? {});
  visit(root, "element", (node: Element) => {
    if (isShortcode(node)) return SKIP;
    improve(node, options);
    return undefined;
  });
  const rendered: ReactNode = toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    components: {
      // The sanitizer lets no button through, so every one in the tree is a trigger.
      button: TextTrigger,
      [SHORTCODE_TAG]: (props: Record<string, unknown>) => ShortcodeSlot(props, options.components ?? {}),
    },
  });
  return rendered;
}

/** Whether the HTML holds an element of the given class. */
export function hasClass(html: string, className: string): boolean {
  let found = false;
  visit(parseHtml(html), "element", (node: Element) => {
    found ||= classesOf(node).includes(className);
  });
  return found;
}

/** A slide has bottom content when its HTML has an element of class `bottom-content`. [CH-011] */
export function hasBottomContent(html: string): boolean {
  return hasClass(html, "bottom-content");
}
