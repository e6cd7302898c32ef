import type { Element, Parents, Properties, Root } from "hast";

/**
 * An id that cannot conflict with a script. Every element's id becomes a property of `window`, so an id like `__next_f`
 * or `dataLayer` would hide a script's global variable. No global variable has a hyphen in its name.
 */
const HARMLESS = /^(?!cw-)[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+$/i;
const PREFIX = "text-";

/** Elements that get the anchor before them, because it may not be inside them. */
const ANCHORED_BEFORE = new Set(["br", "details", "dl", "hr", "img", "ol", "picture", "table", "ul"]);
/** Parents that allow only certain children. */
const STRICT_PARENTS = new Set(["colgroup", "dl", "ol", "picture", "table", "tbody", "tfoot", "thead", "tr", "ul"]);
/** Elements that contain no text directly. */
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

/** Makes the name a target for links. An `a` may not be inside another `a`, so there the name goes on the outer one. */
function placeAnchor(name: string, node: Element, parent: Parents, link: Element | null): void {
  const linkOrSelf = link ?? (node.tagName === "a" ? node : null);
  if (linkOrSelf) {
    linkOrSelf.properties.name ??= name;
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
 * Prevents editors' ids from breaking scripts. An id that could conflict with a script gets a prefix, and an `<a name>`
 * in the same place gets the original name, which browsers do not add to `window`. Links to `#name` from this text and
 * from elsewhere still work. References by ARIA and `headers` are updated.
 */
export function anchorIds(root: Root): void {
  const ids = new Set<string>();
  const elements: Element[] = [];
  const walk = (parent: Parents, link: Element | null): void => {
    // A copy, because the loop inserts anchors.
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
