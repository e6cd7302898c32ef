import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** A link of a page as a screen reader presents it. */
export interface PageLink {
  /** The link's name; empty if it has none. */
  readonly name: string;
  /** The link's address; null if it has none. */
  readonly href: string | null;
  /** The list that contains the link; null for none. */
  readonly list: number | null;
}

/** The links of a page, and the places within it that links can target. */
export interface LinkedPage {
  readonly links: readonly PageLink[];
  /** The ids of elements and the names of anchors. */
  readonly targets: ReadonlySet<string>;
}

const findAttribute = ({ attrs }: Element, name: string): string | null =>
  attrs.find((attribute) => attribute.name === name)?.value ?? null;

function readName(node: Node): string {
  if ("value" in node) return node.value;
  if ("tagName" in node) {
    if (findAttribute(node, "aria-hidden") === "true") return "";
    const label = findAttribute(node, "aria-label") ?? (node.tagName === "img" ? findAttribute(node, "alt") : null);
    if (label !== null) return label;
  }
  return "childNodes" in node ? node.childNodes.map(readName).join("") : "";
}

/** Parses a page's HTML once, with the parser of the HTML standard. */
export function linkedPage(html: string): LinkedPage {
  const links: PageLink[] = [];
  const targets = new Set<string>();
  let lists = 0;
  const walk = (node: Node, list: number | null): void => {
    let ownList = list;
    if ("tagName" in node) {
      targets.add(findAttribute(node, "id") ?? "");
      if (node.tagName === "a") targets.add(findAttribute(node, "name") ?? "");
      if (node.tagName === "ul" || node.tagName === "ol") ownList = lists += 1;
      // A link with a name and without an address is an anchor.
      if (node.tagName === "a" && (findAttribute(node, "href") !== null || findAttribute(node, "name") === null))
        links.push({ name: readName(node).replaceAll(/\s+/gu, " ").trim(), href: findAttribute(node, "href"), list });
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child, ownList);
  };
  walk(parse(html), null);
  return { links, targets };
}
