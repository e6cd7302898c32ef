import { type CssNode, walk } from "css-tree";

/** Whether any node of the tree, the root included, is as asked. */
export function someNode(root: CssNode, test: (node: CssNode) => boolean): boolean {
  let found = false;
  walk(root, (node) => {
    found ||= test(node);
  });
  return found;
}
