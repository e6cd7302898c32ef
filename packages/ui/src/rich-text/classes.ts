import type { Element } from "hast";

/** The classes of an element. */
export function classesOf(node: Element): readonly string[] {
  return Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
}
