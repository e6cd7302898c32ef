import type { Element, Parents, Properties, Root } from "hast";

/**
 * An id that no script can mean. Every element's id becomes a property of `window`, so an id like `__next_f` or
 * `dataLayer` would stand in the place of what a script keeps there. None keeps anything under a name with a hyphen.
 */
const HARMLESS = /^(?!cw-)[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+$/i;
const PREFIX = "text-";

/** What may stand before these, but not inside of them. */
const ANCHORED_BEFORE = new Set(["br", "details", "dl", "hr", "img", "ol", "picture", "table", "ul"]);
/** Parents that allow children of their own kinds only. */
const STRICT_PARENTS = new Set(["colgroup", "dl", "ol", "picture", "table", "tbody", "tfoot", "thead", "tr", "ul"]);
/** What holds no text of its own. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  ...ANCHORED_BEFORE,
  ...STRICT_PARENTS,
  "col",
  "source",
  "wbr",
]);

const REFERENCES = ["ariaLabelledBy", "ariaDescribedBy", "headers"] as const;

const anchor = (name: string): Element => ({ type: "element", tagName: "a", properties: { name }, children: [] });

function firstWithText(node: Element): Element | null {
  if (!WITHOUT_TEXT.has(node.tagName)) return node;
  for (const child of node.children) {
    const found = child.type === "element" ? firstWithText(child) : null;
    if (found) return found;
  }
  return null;
}

/** Makes the name a place that links reach; no element may stand in an `a` that is an `a` itself. */
function placeAnchor(name: string, node: Element, parent: Parents, link: Element | null): void {
  const own = link ?? (node.tagName === "a" ? node : null);
  if (own) {
    own.properties.name ??= name;
    return;
  }
  const isStrict = parent.type === "element" && STRICT_PARENTS.has(parent.tagName);
  if (ANCHORED_BEFORE.has(node.tagName) && !isStrict) {
    parent.children.splice(parent.children.indexOf(node), 0, anchor(name));
    return;
  }
  firstWithText(node)?.children.unshift(anchor(name));
}

function renamed(properties: Properties, ids: ReadonlySet<string>): void {
  for (const key of REFERENCES) {
    const value = properties[key];
    if (value === undefined || value === null) continue;
    properties[key] = [value].flat().map((id) => (ids.has(id) ? `${PREFIX}${id}` : id));
  }
}

/**
 * Keeps editors' ids from switching scripts off. An id that a script could mean gets a prefix, and its own name goes to
 * an `<a name>` in the same place, which browsers do not put on `window`: links to `#name` lead there as
 * before, from this text and from anywhere else. References by ARIA and `headers` follow.
 */
export function anchorIds(root: Root): void {
  const ids = new Set<string>();
  const elements: Element[] = [];
  const walk = (parent: Parents, link: Element | null): void => {
    // A copy, because anchors are put in on the way.
    for (const node of parent.children.slice()) {
      if (node.type !== "element") continue;
      elements.push(node);
      walk(node, link ?? (node.tagName === "a" ? node : null));
      const id = node.properties.id ?? "";
      if (id === "") delete node.properties.id;
      if (id === "" || HARMLESS.test(id)) continue;
      ids.add(id);
      node.properties.id = `${PREFIX}${id}`;
      placeAnchor(id, node, parent, link);
    }
  };
  walk(root, null);
  for (const { properties } of elements) renamed(properties, ids);
}
