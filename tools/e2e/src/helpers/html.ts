import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

/** An element of a page that no browser opened. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its whole text; consecutive spaces are one. */
  readonly text: string;
  /** The elements in it, in the order of the page. */
  readonly tags: readonly Tag[];
}

const readText = (node: Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(readText).join("") : "";

const tagsIn = (node: Node): readonly Tag[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => {
        const inside = tagsIn(child);
        return "tagName" in child ? [toTag(child, inside), ...inside] : inside;
      })
    : [];

const toTag = (element: DefaultTreeAdapterMap["element"], tags: readonly Tag[]): Tag => ({
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  text: readText(element).replaceAll(/\s+/gu, " ").trim(),
  tags,
});

/** The elements of a page's HTML, in its order, by the parser of the HTML standard. */
export const parseTags = (html: string): readonly Tag[] => tagsIn(parse(html));

/** The elements of a name that have these attributes. */
export const findTags = (
  tags: readonly Tag[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly Tag[] =>
  tags.filter(
    (tag) =>
      tag.name === name &&
      Object.entries(attributes).every(([attribute, value]) => tag.attributes[attribute] === value),
  );

/** The content of a page's first meta element of a name or property. */
export const getMeta = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === "meta" && [tag.attributes["name"], tag.attributes["property"]].includes(name))
    ?.attributes["content"];
