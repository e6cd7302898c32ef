import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** The contents of a rich text. */
export interface RichText {
  /** Its text, with single spaces. */
  readonly words: string;
  /**
   * `name` is what a screen reader reads for a link: its label, its text or its picture's alternative text; empty for
   * nothing.
   */
  readonly links: readonly { readonly href: string; readonly words: string; readonly name: string }[];
  /** Its headings in order; `level` is 1 to 6. */
  readonly headings: readonly { readonly level: number; readonly words: string }[];
  /** The targets of `#id` links. */
  readonly ids: readonly string[];
  /** `alt` is null if the picture has no such attribute; an empty one marks decoration. */
  readonly pictures: readonly { readonly url: string; readonly alt: string | null }[];
}

const findText = ({ properties }: Element, name: string): string | null => {
  const value = properties[name];
  return typeof value === "string" ? value : null;
};

function readWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && (node.tagName === "script" || node.tagName === "style")) return "";
  return "children" in node ? node.children.map(readWords).join(" ") : "";
}

const tidy = (words: string): string => words.replaceAll(/\s+/gu, " ").trim();

function listElements(node: Nodes): readonly Element[] {
  const below = "children" in node ? node.children.flatMap(listElements) : [];
  return node.type === "element" ? [node, ...below] : below;
}

/** Returns the alternative texts of an element's pictures. */
const picturesWords = (element: Element): string =>
  listElements(element)
    .flatMap((one) => (one.tagName === "img" ? (findText(one, "alt") ?? []) : []))
    .join(" ");

/** Reads rich text as editors wrote it; text without tags is read unchanged. */
export function readRichText(html: string): RichText {
  if (!html.includes("<") && !html.includes("&"))
    return { words: tidy(html), links: [], pictures: [], headings: [], ids: [] };
  const tree = fromHtml(html, { fragment: true });
  const elements = listElements(tree);
  return {
    words: tidy(readWords(tree)),
    links: elements.flatMap((element) => {
      const href = element.tagName === "a" ? findText(element, "href") : null;
      if (href === null || href === "") return [];
      const words = tidy(readWords(element));
      return [{ href, words, name: findText(element, "ariaLabel") ?? (words || tidy(picturesWords(element))) }];
    }),
    headings: elements.flatMap((element) => {
      const level = /^h([1-6])$/u.exec(element.tagName)?.[1];
      return level === undefined ? [] : [{ level: Number(level), words: tidy(readWords(element)) }];
    }),
    ids: elements.flatMap((element) => findText(element, "id") ?? []),
    pictures: elements.flatMap((element) =>
      element.tagName === "img" ? [{ url: findText(element, "src") ?? "", alt: findText(element, "alt") }] : [],
    ),
  };
}
