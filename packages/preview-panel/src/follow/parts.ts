/** A part of a page that is exchanged as a whole: a block, a notice, a dialog, the header. */
export interface PagePart {
  /** Identifies the part in all renderings of a page. */
  readonly key: string;
  readonly element: Element;
  /** Two parts with equal HTML look the same. */
  readonly html: string;
}

/** The container of the elements around the blocks, and the container of the blocks. */
export const CONTAINERS = ["body", "main"] as const;

export type PageParts = Readonly<Record<(typeof CONTAINERS)[number], readonly PagePart[]>>;

/** Elements that are not shown, that run by themselves, or that the panel and React add to a page. */
const NO_PART =
  "main, script, style, link, meta, template, [hidden], [data-offer-news], [data-preview-panel], cw-island[name=Preview], nextjs-portal, next-route-announcer";

/** React numbers ids across the page, so one more island would make everything after it look changed. */
const REACT_ID = /_S_[\da-z]+_/gu;

function getName(element: Element): string {
  const block = element.getAttribute("data-inspected-block");
  if (block !== null) return `block ${block}`;
  const notice = element.getAttribute("data-block-index");
  if (notice !== null) return `notice ${notice}`;
  if (element.id !== "") return `#${element.id}`;
  return `${element.localName} ${element.getAttribute("name") ?? element.getAttribute("aria-label") ?? ""}`;
}

function collectParts(container: Element | null): readonly PagePart[] {
  const count = new Map<string, number>();
  return [...(container?.children ?? [])].flatMap((element) => {
    if (element.matches(NO_PART)) return [];
    const name = getName(element);
    const nth = (count.get(name) ?? 0) + 1;
    count.set(name, nth);
    const html = element.outerHTML.replaceAll(/ nonce="[^"]*"/gu, "").replaceAll(REACT_ID, "_S_");
    return [{ key: `${name} ${nth}`, element, html }];
  });
}

/** Lists the parts of a page. */
export const listParts = (page: Document): PageParts => ({
  body: collectParts(page.body),
  main: collectParts(page.querySelector("main")),
});

/** Finds the element that contains a page's parts. */
export const findContainer = (page: Document, name: keyof PageParts): Element | null =>
  name === "main" ? page.querySelector("main") : page.body;

let exchanges = 0;

/** Creates the element to show instead of a part of the page, with ids that no other part has. */
export function findShownPart({ element }: PagePart, page: Document): Element {
  exchanges += 1;
  const template = page.createElement("template");
  template.innerHTML = element.outerHTML.replaceAll(REACT_ID, (id) => `${id}${exchanges}_`);
  const [shown] = page.importNode(template.content, true).children;
  return shown ?? page.importNode(element, true);
}
