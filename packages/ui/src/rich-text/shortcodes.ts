import type { Element, ElementContent, Parents, Root, Text } from "hast";
import type { ReactNode } from "react";
import { SKIP, visit } from "unist-util-visit";
import { editorClasses } from "./classes.ts";
import type { RichTextOptions, ShortcodeComponents } from "./types.ts";

/** The tag of a shortcode in the tree; the sanitizer removes it from editors' HTML. */
export const SHORTCODE_TAG = "cw-shortcode";

/** The documented shortcodes, and the text to show if rendering one fails. [CH-004, CH-005] */
const FAILURES: Readonly<Record<string, string>> = {
  productPicker: "Product picker could not be loaded",
  trustpilotStars: "Trustpilot stars could not be loaded",
};

const ATTRIBUTE = `([A-Za-z][\\w-]{0,40})=["“”]([^"“”\\]]{0,300})["“”]`;
const ATTRIBUTES = new RegExp(ATTRIBUTE, "g");
/** Every repetition has a limit, so that a text with many opening brackets takes only linear time. */
const IN_TEXT = new RegExp(`\\[([A-Za-z]\\w{0,40})((?:\\s{1,8}${ATTRIBUTE}){0,8})\\s{0,8}\\]`, "g");

export function isShortcode(node: Element): boolean {
  return node.tagName === SHORTCODE_TAG;
}

/**
 * Creates a shortcode's element. Its classes are filtered like all editors' classes; a product picker without a key
 * gets the default one. [CH-002]
 */
function slot(name: string, { cssClasses, ...attributes }: Readonly<Record<string, string>>): Element {
  const own = {
    ...attributes,
    ...(cssClasses ? { cssClasses: editorClasses(cssClasses.split(/\s+/)).join(" ") } : {}),
    ...(name === "productPicker" ? { key: attributes["key"] || "default" } : {}),
  };
  return {
    type: "element",
    tagName: SHORTCODE_TAG,
    properties: { name, attributes: JSON.stringify(own) },
    children: [],
  };
}

/** Whether a match is a shortcode. A single word in brackets is text, unless it is the name of a shortcode. */
function isMeant(name: string, list: string, components: ShortcodeComponents): boolean {
  return list !== "" || Object.hasOwn(FAILURES, name) || Object.hasOwn(components, name);
}

function fromText(text: string, components: ShortcodeComponents): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(IN_TEXT)) {
    const [whole, name = "", list = ""] = match;
    if (!isMeant(name, list, components)) continue;
    if (match.index > end) parts.push({ type: "text", value: text.slice(end, match.index) });
    parts.push(
      slot(name, Object.fromEntries([...list.matchAll(ATTRIBUTES)].map(([, key = "", value = ""]) => [key, value]))),
    );
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: "text", value: text.slice(end) });
  return parts;
}

/** The cells of a table: a cell stays around its shortcode. The other parts of a table cannot contain one. */
const CELLS = new Set(["caption", "td", "th"]);
const TABLE_PARTS = new Set(["col", "colgroup", "tbody", "tfoot", "thead", "tr"]);

function expandElement(node: Element, index: number, parent: Parents): boolean {
  const { dataShortcode, dataKey, dataCssClasses } = node.properties;
  if (typeof dataShortcode !== "string" || dataShortcode === "" || TABLE_PARTS.has(node.tagName)) return false;
  const attributes = {
    ...(dataKey ? { key: String(dataKey) } : {}),
    ...(dataCssClasses ? { cssClasses: String(dataCssClasses) } : {}),
  };
  const made = slot(dataShortcode, attributes);
  if (CELLS.has(node.tagName)) node.children = [made];
  else parent.children.splice(index, 1, made);
  return true;
}

function expandText(node: Text, index: number, parent: Parents, components: ShortcodeComponents): number {
  const parts = fromText(node.value, components);
  if (parts.every((part) => part.type === "text")) return 1;
  parent.children.splice(index, 1, ...parts);
  return parts.length;
}

/**
 * Replaces `<div data-shortcode="productPicker" data-key="…">` and `[productPicker key="…"]` with shortcode elements,
 * and likewise `trustpilotStars` with `cssClasses` and every name that has a component. [CH-001, CH-002, CH-003]
 */
export function expandShortcodes(root: Root, components: ShortcodeComponents): void {
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === "element" && expandElement(node, index, parent)) return [SKIP, index + 1];
    if (node.type === "text") return [SKIP, index + expandText(node, index, parent, components)];
    return undefined;
  });
}

/**
 * Renders a shortcode. One without a component shows nothing, one whose component throws shows its documented text.
 * Both are reported to the editor. [CH-001, CH-003, CH-004, CH-005]
 */
export function ShortcodeSlot(props: Readonly<Record<string, unknown>>, options: RichTextOptions): ReactNode {
  const { components = {}, onProblem } = options;
  const name = String(props["name"]);
  const make = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!make) {
    onProblem?.({
      kind: "shortcode",
      message: `Nothing makes the shortcode [${name}]. Check its spelling or remove it.`,
    });
    return null;
  }
  try {
    return make(JSON.parse(String(props["attributes"])));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    onProblem?.({ kind: "shortcode", message: `The shortcode [${name}] could not be made: ${reason}`, error });
    return FAILURES[name] ?? null;
  }
}
