import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What a piece of rich text holds. */
export interface RichText {
  /** Its words, with one space between them. */
  readonly words: string;
  readonly links: readonly { readonly href: string; readonly words: string }[];
  /** `alt` is null where the picture has no such attribute; an empty one says that it is decoration. */
  readonly pictures: readonly { readonly url: string; readonly alt: string | null }[];
}

const textOf = ({ properties }: Element, name: string): string | null => {
  const value = properties[name];
  return typeof value === "string" ? value : null;
};

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && (node.tagName === "script" || node.tagName === "style")) return "";
  return "children" in node ? node.children.map(wordsOf).join(" ") : "";
}

const tidy = (words: string): string => words.replaceAll(/\s+/gu, " ").trim();

function elementsOf(node: Nodes): readonly Element[] {
  const below = "children" in node ? node.children.flatMap(elementsOf) : [];
  return node.type === "element" ? [node, ...below] : below;
}

/** Reads rich text as editors wrote it; text without any tag is its own words. */
export function readRichText(html: string): RichText {
  if (!html.includes("<") && !html.includes("&")) return { words: tidy(html), links: [], pictures: [] };
  const tree = fromHtml(html, { fragment: true });
  const elements = elementsOf(tree);
  return {
    words: tidy(wordsOf(tree)),
    links: elements.flatMap((element) => {
      const href = element.tagName === "a" ? textOf(element, "href") : null;
      return href === null || href === "" ? [] : [{ href, words: tidy(wordsOf(element)) }];
    }),
    pictures: elements.flatMap((element) =>
      element.tagName === "img" ? [{ url: textOf(element, "src") ?? "", alt: textOf(element, "alt") }] : [],
    ),
  };
}
