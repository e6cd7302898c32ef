/** A block that the editor looks at, and how far it is from the top of the window, in px. */
export interface SeenBlock {
  readonly index: number;
  readonly top: number;
}

/** The block at this share of the window's height is the one that is looked at. */
const EYE = 0.3;

const measureBox = (element: Element): DOMRect => {
  const shown = getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;
  return shown.getBoundingClientRect();
};

/** The block that is looked at; null where the window shows none. */
export function seenBlock(page: Document): SeenBlock | null {
  const eye = EYE * (page.defaultView?.innerHeight ?? 0);
  for (const element of page.querySelectorAll("[data-inspected-block]")) {
    const { top, bottom } = measureBox(element);
    if (bottom > eye) return { index: Number(element.getAttribute("data-inspected-block")), top };
  }
  return null;
}

/** Scrolls so that a block stands where it stood. */
export function keepScrollPosition(page: Document, { index, top }: SeenBlock): void {
  const element = page.querySelector(`[data-inspected-block="${index}"]`);
  if (element === null) return;
  page.defaultView?.scrollBy({ top: measureBox(element).top - top, behavior: "instant" });
}
