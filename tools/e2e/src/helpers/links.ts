import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** A link of a page as a screen reader has it. */
export interface PageLink {
  /** Empty where nothing names it. */
  readonly name: string;
  /** Null where the link has no address. */
  readonly href: string | null;
  /** The list of the page around it; null for none. */
  readonly list: number | null;
}

/** What a page says of its links and of the places that links may lead to. */
export interface LinkedPage {
  readonly links: readonly PageLink[];
  /** Ids of elements and names of anchors. */
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

/** Reads a page's HTML once, with the parser of the HTML standard. */
export function linkedPage(html: string): LinkedPage {
  const links: PageLink[] = [];
  const targets = new Set<string>();
  let lists = 0;
  const walk = (node: Node, list: number | null): void => {
    let own = list;
    if ("tagName" in node) {
      targets.add(findAttribute(node, "id") ?? "");
      if (node.tagName === "a") targets.add(findAttribute(node, "name") ?? "");
      if (node.tagName === "ul" || node.tagName === "ol") own = lists += 1;
      // A link without an address that has a name is a place to lead to.
      if (node.tagName === "a" && (findAttribute(node, "href") !== null || findAttribute(node, "name") === null))
        links.push({ name: readName(node).replaceAll(/\s+/gu, " ").trim(), href: findAttribute(node, "href"), list });
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child, own);
  };
  walk(parse(html), null);
  return { links, targets };
}
