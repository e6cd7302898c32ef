import type { Element } from "hast";

/** The classes of an element. */
export function listClasses(node: Element): readonly string[] {
  return Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
}

/** Our own classes, and utilities that take an element out of the text's flow or pull it over its neighbors. */
const REFUSED = /^cw-|(?:^|:)!?(?:fixed|absolute|sticky|-.+)!?$/i;

/** Returns an editor's classes without those that would imitate our components or cover the page. */
export function editorClasses(classes: readonly string[]): string[] {
  return classes.filter((name) => !REFUSED.test(name));
}
