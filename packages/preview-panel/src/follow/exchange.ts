import { ISLAND_END, ISLAND_TAG } from "@courseway/ui/islands";
import { findContainer, CONTAINERS, type PageParts, listParts, findShownPart } from "./parts.ts";

/** Ends the islands in an element that is removed from the page, inner islands first. */
function endIslands(element: Element): void {
  const islands = [...element.querySelectorAll(ISLAND_TAG), ...(element.matches(ISLAND_TAG) ? [element] : [])];
  for (const island of islands.toReversed()) island.dispatchEvent(new Event(ISLAND_END));
}

/** Whether the element has a script, which would not run when inserted this way. */
const hasScript = (element: Element): boolean =>
  element.querySelector('script:not([type="application/json"], [type="application/ld+json"])') !== null;

function exchangeContainer(
  name: keyof PageParts,
  before: PageParts,
  after: PageParts,
  page: Document,
): readonly Element[] {
  const container = findContainer(page, name);
  const present = new Map(listParts(page)[name].map(({ key, element }) => [key, element]));
  const known = new Map(before[name].map(({ key, html }) => [key, html]));
  const changed: Element[] = [];
  let last: Element | null = null;
  for (const part of after[name]) {
    const element: Element | null = known.has(part.key) ? (present.get(part.key) ?? null) : null;
    if (element !== null && known.get(part.key) === part.html) {
      last = element;
      continue;
    }
    const shown = findShownPart(part, page);
    if (element !== null) {
      endIslands(element);
      element.replaceWith(shown);
    } else if (last !== null) last.after(shown);
    else container?.prepend(shown);
    changed.push(shown);
    last = shown;
  }
  const remaining = new Set(after[name].map(({ key }) => key));
  for (const key of known.keys()) {
    const element = remaining.has(key) ? undefined : present.get(key);
    if (element === undefined) continue;
    endIslands(element);
    element.remove();
  }
  return changed;
}

/** Lists the page's own style elements: those of editors and of blocks. */
const listStyles = (page: Document): readonly HTMLStyleElement[] => [...page.head.querySelectorAll("style")];

/** Adds the styles that the page does not have yet, with the nonce of the open document's policy. */
function addStyles(after: Document, page: Document): void {
  const known = new Set(listStyles(page).map(({ textContent }) => textContent));
  const nonce = page.querySelector<HTMLElement>("[nonce]")?.nonce;
  for (const { textContent } of listStyles(after)) {
    if (known.has(textContent)) continue;
    const style = page.createElement("style");
    if (nonce) style.nonce = nonce;
    style.textContent = textContent;
    page.head.append(style);
  }
}

/**
 * Updates the parts that differ between two renderings of a page, and leaves everything else unchanged: what is open
 * stays open.
 *
 * @returns the new elements, or null if only a reload can show the page
 */
export function exchangeParts(
  { before, after }: { readonly before: PageParts; readonly after: Document },
  page: Document,
): readonly Element[] | null {
  const next = listParts(after);
  const isKnown = (name: keyof PageParts, key: string, html: string) =>
    before[name].some((part) => part.key === key && part.html === html);
  const isWhole = CONTAINERS.every((name) =>
    next[name].every(({ key, html, element }) => isKnown(name, key, html) || !hasScript(element)),
  );
  if (!isWhole || findContainer(page, "main") === null) return null;
  addStyles(after, page);
  const changed = CONTAINERS.flatMap((name) => exchangeContainer(name, before, next, page));
  if (page.title !== after.title) page.title = after.title;
  return changed;
}
