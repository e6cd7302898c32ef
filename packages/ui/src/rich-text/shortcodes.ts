import type { Element, ElementContent, Parents, Root, Text } from "hast";
import type { ReactNode } from "react";
import { SKIP, visit } from "unist-util-visit";
import type { ShortcodeComponents, ShortcodeName } from "./types.ts";

/** Stands in the tree for a shortcode; the sanitizer lets no editor write it. */
export const SHORTCODE_TAG = "cw-shortcode";

/** What shows when a live block cannot be made. [CH-004, CH-005] */
const FAILURE: Readonly<Record<ShortcodeName, string>> = {
  productPicker: "Product picker could not be loaded",
  trustpilotStars: "Trustpilot stars could not be loaded",
};

const IN_TEXT = /\[(productPicker|trustpilotStars)((?:\s+\w+="[^"]*")*)\s*\]/g;

function isShortcodeName(name: unknown): name is ShortcodeName {
  return typeof name === "string" && Object.hasOwn(FAILURE, name);
}

export function isShortcode(node: Element): boolean {
  return node.tagName === SHORTCODE_TAG;
}

function slot(name: ShortcodeName, attributes: Record<string, string>): Element {
  const own = name === "productPicker" ? { ...attributes, key: attributes.key || "default" } : attributes;
  return {
    type: "element",
    tagName: SHORTCODE_TAG,
    properties: { name, attributes: JSON.stringify(own) },
    children: [],
  };
}

function fromText(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(IN_TEXT)) {
    const [whole, name, list = ""] = match;
    if (match.index > end) parts.push({ type: "text", value: text.slice(end, match.index) });
    const attributes = Object.fromEntries(
      [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    if (isShortcodeName(name)) parts.push(slot(name, attributes));
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: "text", value: text.slice(end) });
  return parts;
}

/** A paragraph cannot hold the blocks that a shortcode becomes. */
function loosen(parent: Parents): void {
  if (parent.type === "element" && parent.tagName === "p") parent.tagName = "div";
}

function expandElement(node: Element, index: number, parent: Parents): boolean {
  const { dataShortcode, dataKey, dataCssClasses } = node.properties;
  if (!isShortcodeName(dataShortcode)) return false;
  const attributes = {
    ...(dataKey ? { key: String(dataKey) } : {}),
    ...(dataCssClasses ? { cssClasses: String(dataCssClasses) } : {}),
  };
  parent.children.splice(index, 1, slot(dataShortcode, attributes));
  loosen(parent);
  return true;
}

function expandText(node: Text, index: number, parent: Parents): number {
  const parts = fromText(node.value);
  if (parts.every((part) => part.type === "text")) return 1;
  parent.children.splice(index, 1, ...parts);
  loosen(parent);
  return parts.length;
}

/**
 * Finds `<div data-shortcode="productPicker" data-key="…">` and `[productPicker key="…"]`, and likewise `trustpilotStars`
 * with `cssClasses`. A product picker without a key gets "default". [CH-001, CH-002, CH-003]
 */
export function expandShortcodes(root: Root): void {
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === "element" && expandElement(node, index, parent)) return [SKIP, index + 1];
    if (node.type === "text") return [SKIP, index + expandText(node, index, parent)];
    return undefined;
  });
}

/** The live block of a shortcode, or its documented failure text. [CH-001, CH-003, CH-004, CH-005] */
export function ShortcodeSlot(props: Readonly<Record<string, unknown>>, components: ShortcodeComponents): ReactNode {
  const { name, attributes } = props;
  if (!isShortcodeName(name)) return null;
  try {
    return components[name]?.(JSON.parse(String(attributes))) ?? FAILURE[name];
  } catch {
    return FAILURE[name];
  }
}
