import { ISLAND_END, ISLAND_TAG } from "@courseway/ui/islands";
import { findContainer, CONTAINERS, type PageParts, listParts, shownPart } from "./parts.ts";

/** Ends the islands of an element that leaves the page, those within others first. */
function endIslands(element: Element): void {
  const islands = [...element.querySelectorAll(ISLAND_TAG), ...(element.matches(ISLAND_TAG) ? [element] : [])];
  for (const island of islands.toReversed()) island.dispatchEvent(new Event(ISLAND_END));
}

/** A script that came this way would not run. */
const hasScript = (element: Element): boolean =>
  element.querySelector('script:not([type="application/json"], [type="application/ld+json"])') !== null;

function exchangeIn(name: keyof PageParts, before: PageParts, after: PageParts, page: Document): readonly Element[] {
  const container = findContainer(page, name);
  const standing = new Map(listParts(page)[name].map(({ key, element }) => [key, element]));
  const known = new Map(before[name].map(({ key, html }) => [key, html]));
  const changed: Element[] = [];
  let last: Element | null = null;
  for (const part of after[name]) {
    const element: Element | null = known.has(part.key) ? (standing.get(part.key) ?? null) : null;
    if (element !== null && known.get(part.key) === part.html) {
      last = element;
      continue;
    }
    const shown = shownPart(part, page);
    if (element !== null) {
      endIslands(element);
      element.replaceWith(shown);
    } else if (last !== null) last.after(shown);
    else container?.prepend(shown);
    changed.push(shown);
    last = shown;
  }
  const kept = new Set(after[name].map(({ key }) => key));
  for (const key of known.keys()) {
    const element = kept.has(key) ? undefined : standing.get(key);
    if (element === undefined) continue;
    endIslands(element);
    element.remove();
  }
  return changed;
}

/** Style elements of the page's own: an editor's, and those of blocks. */
const listStyles = (page: Document): readonly HTMLStyleElement[] => [...page.head.querySelectorAll("style")];

/** Brings styles that the page does not have yet; the policy of the document that is open holds for them. */
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
 * Shows what differs between two renderings of a page and leaves everything else as it stands: what is open stays open.
 *
 * @returns the new elements, or null where only a new load can show the page
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
  const changed = CONTAINERS.flatMap((name) => exchangeIn(name, before, next, page));
  if (page.title !== after.title) page.title = after.title;
  return changed;
}
