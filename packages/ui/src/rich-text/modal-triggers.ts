import type { Element } from "hast";
import { WITHOUT_TEXT } from "./anchors.ts";
import { listClasses } from "./classes.ts";

const TRIGGER = /^highlighted-text-modal-([12])$/;
const PHRASING = new Set(["a", "b", "em", "i", "mark", "small", "span", "strong", "u"]);

function triggerNumber(node: Element): number | null {
  const found = listClasses(node)
    .map((name) => TRIGGER.exec(name)?.[1])
    .find(Boolean);
  return found ? Number(found) : null;
}

/**
 * Turns text of class `highlighted-text-modal-1` or `-2` into a button that opens that dialog, without script (see
 * TextTrigger). A block-level element keeps its tag and gets the button inside; a picture, list or table opens nothing.
 * [MD-014]
 */
export function openModal(node: Element, modals: readonly (string | null | undefined)[]): void {
  const number = triggerNumber(node);
  const dialog = number ? modals[number - 1] : null;
  if (!dialog || WITHOUT_TEXT.has(node.tagName)) return;
  const button = { commandFor: dialog };
  if (PHRASING.has(node.tagName)) {
    const { style, title } = node.properties;
    node.tagName = "button";
    node.properties = { ...button, style, title, className: [...listClasses(node), "cw-text-trigger"] };
    return;
  }
  node.properties.className = listClasses(node).filter((name) => !TRIGGER.test(name));
  node.children = [
    {
      type: "element",
      tagName: "button",
      properties: { ...button, className: ["cw-text-trigger"] },
      children: node.children,
    },
  ];
}
