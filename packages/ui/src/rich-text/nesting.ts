import type { Element, ElementContent, Parents, Root } from "hast";
import { isShortcode } from "./shortcodes.ts";

/** Elements that end an open paragraph when a browser parses them. */
const ENDS_PARAGRAPH = new Set(
  (
    "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr " +
    "li main nav ol p pre section summary table ul"
  ).split(" "),
);
/** Inside these elements, nothing ends a paragraph that is outside them. */
const PARAGRAPH_SCOPES = new Set(["button", "caption", "table", "td", "th"]);
const HEADING = /^h[1-6]$/;

const LIST_OF: Readonly<Record<string, string>> = { dd: "dl", dt: "dl", li: "ul" };

/** Whether the list item is in a list. Inside a `dl`, a `div` may group the items. */
function isInList(node: Element, parents: readonly Element[]): boolean {
  const parent = parents.at(-1);
  if (node.tagName === "li") return parent?.tagName === "ul" || parent?.tagName === "ol";
  const list = parent?.tagName === "div" ? parents.at(-2) : parent;
  return list?.tagName === "dl";
}

/** Wraps items without a list in one: otherwise such an item would end a list item around the whole text. */
function wrapItems(parent: Parents, parents: readonly Element[]): void {
  const children: ElementContent[] = [];
  for (const node of parent.children) {
    if (node.type === "doctype") continue;
    const list = node.type === "element" && !isInList(node, parents) ? LIST_OF[node.tagName] : undefined;
    const last = children.at(-1);
    if (list === undefined) children.push(node);
    else if (last?.type === "element" && last.tagName === list) last.children.push(node);
    else children.push({ type: "element", tagName: list, properties: {}, children: [node] });
  }
  parent.children = children;
}

function toPlain(node: Element, tagName: "div" | "span"): void {
  node.tagName = tagName;
  const { className, style, id, title } = node.properties;
  node.properties = { className, style, id, title };
}

/** The open paragraph that a block element at this place would end. */
function openParagraph(parents: readonly Element[]): Element | undefined {
  const closest = parents.findLast(({ tagName }) => tagName === "p" || PARAGRAPH_SCOPES.has(tagName));
  return closest?.tagName === "p" ? closest : undefined;
}

function settle(node: Element, parents: readonly Element[]): void {
  const made = isShortcode(node);
  for (const tagName of ["a", "button"] as const) {
    const outer = parents.find((parent) => parent.tagName === tagName);
    // A shortcode's output is unknown here; it usually contains links and buttons.
    if (outer && made) toPlain(outer, "span");
    else if (outer && node.tagName === tagName) toPlain(node, "span");
  }
  if (HEADING.test(node.tagName) && HEADING.test(parents.at(-1)?.tagName ?? "")) toPlain(node, "div");
  if (!made && !ENDS_PARAGRAPH.has(node.tagName)) return;
  for (let open = openParagraph(parents); open; open = openParagraph(parents)) open.tagName = "div";
}

/**
 * Nests elements as a browser nests them when it parses the page's HTML. A browser would move wrongly nested elements,
 * and its page would then differ from React's render.
 */
export function nestProperly(root: Root): void {
  const walk = (parent: Parents, parents: readonly Element[]): void => {
    wrapItems(parent, parents);
    for (const node of parent.children) {
      if (node.type !== "element") continue;
      settle(node, parents);
      walk(node, [...parents, node]);
    }
  };
  walk(root, []);
}
