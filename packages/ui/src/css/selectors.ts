import { type CssNode, List, parse, type Selector } from "css-tree";
import { someNode } from "./values.ts";

/** Whether a node that stands alone between combinators selects the whole page or its main part. */
function isWhole(node: CssNode | undefined): boolean {
  if (node?.type === "TypeSelector") return /^(?:html|body|main)$/i.test(node.name);
  if (node?.type === "PseudoClassSelector") return /^(?:root|scope)$/i.test(node.name);
  return node?.type === "IdSelector" && node.name === "main";
}

const isSideways = (node: CssNode | undefined): boolean => node?.type === "Combinator" && !/^[\s>]$/.test(node.name);

/** Removes a leading `html`, `body`, `:root`, `main` or `#main`, and returns whether there was one. */
function withoutWhole(nodes: readonly CssNode[]): { readonly rest: readonly CssNode[]; readonly wasWhole: boolean } {
  let rest = nodes;
  let wasWhole = false;
  while (isWhole(rest[0]) && (rest.length === 1 || rest[1]?.type === "Combinator")) {
    wasWhole = true;
    if (isSideways(rest[1])) return { rest, wasWhole };
    rest = rest.slice(rest.length > 2 && isWhole(rest[2]) ? 2 : 1);
  }
  return { rest, wasWhole };
}

function scopeNodes(scope: string): CssNode[] {
  const parsed = parse(`:where(${scope})`, { context: "selector" });
  return parsed.type === "Selector" ? parsed.children.toArray() : [];
}

const createSelector = (nodes: readonly CssNode[]): Selector => ({
  type: "Selector",
  children: new List<CssNode>().fromArray([...nodes]),
});

/**
 * Adds the scope before the selector, with the same specificity. Returns null if the selector could match outside the
 * scope. A nested selector is already inside its rule, and stays unchanged if it only selects descendants.
 */
export function scopedSelector(selector: Selector, scope: string, isNested: boolean): Selector | null {
  if (someNode(selector, (node) => node.type === "Raw")) return null;
  const nodes = selector.children.toArray();
  if (isNested) {
    const selectors = nodes[0]?.type === "NestingSelector" ? nodes.slice(1) : nodes;
    const isBeside = someNode(createSelector(selectors), (node) => node.type === "NestingSelector" || isSideways(node));
    return isBeside ? null : selector;
  }
  if (someNode(selector, (node) => node.type === "NestingSelector")) return null;
  const { rest, wasWhole } = withoutWhole(nodes);
  if (isSideways(rest[0]) || (wasWhole && isSideways(rest[1]))) return null;
  if (rest.length === 0) return createSelector(scopeNodes(scope));
  const joint: CssNode[] = rest[0]?.type === "Combinator" ? [] : [{ type: "Combinator", name: " " }];
  if (joint.length === 0 && !wasWhole) return null;
  return createSelector([...scopeNodes(scope), ...joint, ...rest]);
}
