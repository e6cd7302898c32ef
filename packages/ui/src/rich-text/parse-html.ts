import type { Element, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { sanitize } from "hast-util-sanitize";
import { LRUCache } from "lru-cache";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from "parse5";
import { visit } from "unist-util-visit";
import { safeStyle } from "../css/inline-style.ts";
import { anchorIds } from "./anchors.ts";
import { listClasses, editorClasses } from "./classes.ts";
import { richTextSchema } from "./schema.ts";

/** How much one rich text may hold: far more than a page can use, and little enough to be drawn in a moment. */
export const RICH_TEXT_LIMITS = { characters: 200_000, elements: 10_000, depth: 100 } as const;

/** A rich text that is over a limit. The message is for its editor: what, how much, and what to do. */
export class RichTextError extends Error {
  override readonly name = "RichTextError";
}

const count = (number: number): string => number.toLocaleString("en-US");

function tooMuch(found: string, limit: number, advice: string): RichTextError {
  return new RichTextError(`This rich text ${found}; ${count(limit)} is the limit. ${advice}`);
}

/**
 * The usual tree, counted while it grows: a few characters can ask for a tree of any size, because HTML repeats open
 * formatting in every later paragraph.
 */
function countingAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      elements += 1;
      if (elements > RICH_TEXT_LIMITS.elements)
        throw tooMuch("holds too many elements", RICH_TEXT_LIMITS.elements, "Split it into several blocks.");
      return defaultTreeAdapter.createElement(...parts);
    },
  };
}

/** Level by level, since a tree that is too deep must not be walked by recursion. */
function checkDepth(root: DefaultTreeAdapterTypes.ParentNode): void {
  let level: readonly DefaultTreeAdapterTypes.Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > RICH_TEXT_LIMITS.depth)
      throw tooMuch("nests its elements too deep", RICH_TEXT_LIMITS.depth, "Paste it again as plain text.");
    level = level.flatMap((node) => [
      ...("childNodes" in node ? node.childNodes : []),
      ...("content" in node ? [node.content] : []),
    ]);
  }
}

function parse(html: string): Root {
  if (html.length > RICH_TEXT_LIMITS.characters)
    throw tooMuch(`has ${count(html.length)} characters`, RICH_TEXT_LIMITS.characters, "Shorten it or split it.");
  // As inside of a `div`, where it is going to stand: without one, parts of tables may stand alone.
  const container = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
  const fragment = parseFragment(container, html, { treeAdapter: countingAdapter(), scriptingEnabled: false });
  checkDepth(fragment);
  const clean = sanitize(fromParse5(fragment), richTextSchema);
  return clean.type === "root" ? clean : { type: "root", children: [] };
}

function cleanTree(html: string): Root {
  const root = parse(html);
  visit(root, "element", (node: Element) => {
    const { className, style } = node.properties;
    if (className !== undefined) node.properties.className = editorClasses(listClasses(node));
    if (typeof style === "string") node.properties.style = safeStyle(style) || undefined;
  });
  anchorIds(root);
  return root;
}

/** Nodes that all known trees may have together, some 10 MB of them. */
const MOST_NODES = 50_000;

const nodesIn = (node: Root | RootContent): number =>
  "children" in node ? node.children.reduce((sum, child) => sum + nodesIn(child), 1) : 1;

/** Trees by their HTML: a page's texts are the same at each of its renders. */
const known = new LRUCache<string, Root>({
  maxSize: MOST_NODES,
  maxEntrySize: MOST_NODES / 5,
  sizeCalculation: nodesIn,
});

/**
 * The sanitized tree of an editor's HTML, before anything is put into it: nothing runs, no style covers the page, no
 * class or id is one of ours or of a script's. Read-only: callers with the same HTML get the same tree.
 * @throws RichTextError where it is over one of `RICH_TEXT_LIMITS`.
 */
export function readHtml(html: string): Root {
  const tree = known.get(html);
  if (tree !== undefined) return tree;
  const root = cleanTree(html);
  known.set(html, root);
  return root;
}

const copyNode = <Node extends RootContent>(node: Node): Node =>
  node.type === "element"
    ? { ...node, properties: { ...node.properties }, children: node.children.map(copyNode) }
    : { ...node };

/**
 * The same tree, to be changed.
 * @throws RichTextError where it is over one of `RICH_TEXT_LIMITS`.
 */
export function parseHtml(html: string): Root {
  const root = readHtml(html);
  return { ...root, children: root.children.map(copyNode) };
}
