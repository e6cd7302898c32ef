import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** A link as the server wrote it. */
export interface ReadLink {
  /** Its name: its label, its text, or that of its picture. */
  readonly name: string;
  readonly href: string;
}

const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === "string" ? value : "";
};

function readWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element") {
    if (textProperty(node, "ariaHidden") === "true") return "";
    const label = textProperty(node, "ariaLabel") || (node.tagName === "img" ? textProperty(node, "alt") : "");
    if (label !== "") return label;
  }
  return "children" in node ? node.children.map(readWords).join(" ") : "";
}

/** The links of a part of a page, in order. */
export function linksBelow(node: Nodes): readonly ReadLink[] {
  if (node.type === "element" && node.tagName === "a" && textProperty(node, "href") !== "")
    return [
      { name: readWords(node).replaceAll(/\s+/gu, " ").replaceAll(" ,", ",").trim(), href: textProperty(node, "href") },
    ];
  return "children" in node ? node.children.flatMap(linksBelow) : [];
}

/** The links of HTML, in order, without those within the page. */
export const readLinks = (html: string): readonly ReadLink[] =>
  linksBelow(fromHtml(html, { fragment: true })).filter(({ href }) => !href.startsWith("#"));
