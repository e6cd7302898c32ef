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

/** The maximum size of one rich text: far more than a page can use, and small enough to render quickly. */
export const RICH_TEXT_LIMITS = { characters: 200_000, elements: 10_000, depth: 100 } as const;

/** The error for a rich text that is over a limit. The message is for its editor: what, how much, and what to do. */
export class RichTextError extends Error {
  override readonly name = "RichTextError";
}

const count = (number: number): string => number.toLocaleString("en-US");

function tooMuch(found: string, limit: number, advice: string): RichTextError {
  return new RichTextError(`This rich text ${found}; ${count(limit)} is the limit. ${advice}`);
}

/**
 * The default tree adapter with a count of elements. A few characters can produce a tree of any size, because HTML
 * repeats open formatting in every later paragraph.
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

/** Checks the depth level by level, since recursion fails on a tree that is too deep. */
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
  // Parses as inside a `div`, where the text is inserted later: without a container, the parser would accept table
  // parts without a table.
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

/** The maximum number of nodes in all cached trees, about 10 MB. */
const MOST_NODES = 50_000;

const countNodes = (node: Root | RootContent): number =>
  "children" in node ? node.children.reduce((sum, child) => sum + countNodes(child), 1) : 1;

/** The cached trees by HTML: a page's texts are the same at each render. */
const cache = new LRUCache<string, Root>({
  maxSize: MOST_NODES,
  maxEntrySize: MOST_NODES / 5,
  sizeCalculation: countNodes,
});

/**
 * Returns the sanitized tree of an editor's HTML, before anything is inserted: nothing runs, no style covers the page,
 * no class or id is one of ours or conflicts with a script. Read-only: callers with the same HTML get the same tree.
 * @throws RichTextError if it is over one of `RICH_TEXT_LIMITS`.
 */
export function readHtml(html: string): Root {
  const tree = cache.get(html);
  if (tree !== undefined) return tree;
  const root = cleanTree(html);
  cache.set(html, root);
  return root;
}

const copyNode = <Node extends RootContent>(node: Node): Node =>
  node.type === "element"
    ? { ...node, properties: { ...node.properties }, children: node.children.map(copyNode) }
    : { ...node };

/**
 * Returns a copy of the same tree, which callers may change.
 * @throws RichTextError if it is over one of `RICH_TEXT_LIMITS`.
 */
export function parseHtml(html: string): Root {
  const root = readHtml(html);
  return { ...root, children: root.children.map(copyNode) };
}
