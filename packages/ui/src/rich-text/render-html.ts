import type { Element, Text } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { classesOf } from "./classes.ts";
import { rewriteImage } from "./images.ts";
import { rewriteLink } from "./links.ts";
import { nestProperly } from "./nesting.ts";
import { parseHtml } from "./parse-html.ts";
import { expandShortcodes, isShortcode, SHORTCODE_TAG, ShortcodeSlot } from "./shortcodes.ts";
import { expandTokens } from "./tokens.ts";
import { openModal } from "./modal-triggers.ts";
import { TextTrigger } from "./TextTrigger.tsx";
import type { RichTextOptions } from "./types.ts";

/** Improves one element: its link, picture or modal trigger. */
function improve(node: Element, options: RichTextOptions): void {
  if (node.tagName === "a") rewriteLink(node, options.rewriteLink);
  if (node.tagName === "img") rewriteImage(node, options.imageHost ?? null);
  openModal(node, options.modals ?? []);
}

/**
 * An editor's HTML as React nodes; safe with hostile input, pure, and the same on server and client.
 * @throws RichTextError where it is over a limit.
 */
export function renderHtml(html: string, options: RichTextOptions): ReactNode {
  const root = parseHtml(html);
  expandShortcodes(root, options.components ?? {});
  expandTokens(root, options.tokens ?? {});
  visit(root, "element", (node: Element) => {
    if (isShortcode(node)) return SKIP;
    improve(node, options);
    return undefined;
  });
  nestProperly(root);
  const rendered: ReactNode = toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs,
    ignoreInvalidStyle: true,
    components: {
      // The sanitizer lets no button through, so every one in the tree is a trigger.
      button: TextTrigger,
      [SHORTCODE_TAG]: (props: Record<string, unknown>) => ShortcodeSlot(props, options),
    },
  });
  return rendered;
}

/** The words of the first heading in an editor's HTML, to name something after it; null without one. */
export function firstHeading(html: string): string | null {
  let words: string | null = null;
  visit(parseHtml(html), "element", (node: Element) => {
    if (!/^h[1-6]$/.test(node.tagName)) return undefined;
    words = textOf(node).trim() || null;
    return EXIT;
  });
  return words;
}

function textOf(node: Element): string {
  let text = "";
  visit(node, "text", ({ value }: Text) => {
    text += value;
  });
  return text;
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
