import { type CssNode, walk } from "css-tree";

/** Whether any node of the tree, including the root, passes the test. */
export function someNode(root: CssNode, test: (node: CssNode) => boolean): boolean {
  let found = false;
  walk(root, (node) => {
    found ||= test(node);
  });
  return found;
}
