/** The block that the editor looks at, and its distance from the top of the window, in px. */
export interface SeenBlock {
  readonly index: number;
  readonly top: number;
}

/** The editor is assumed to look at the block at this share of the window's height. */
const EYE = 0.3;

const measureBox = (element: Element): DOMRect => {
  const shown = getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;
  return shown.getBoundingClientRect();
};

/** Finds the block that the editor looks at; null if the window shows none. */
export function seenBlock(page: Document): SeenBlock | null {
  const eye = EYE * (page.defaultView?.innerHeight ?? 0);
  for (const element of page.querySelectorAll("[data-inspected-block]")) {
    const { top, bottom } = measureBox(element);
    if (bottom > eye) return { index: Number(element.getAttribute("data-inspected-block")), top };
  }
  return null;
}

/** Scrolls so that a block is at its earlier position. */
export function keepScrollPosition(page: Document, { index, top }: SeenBlock): void {
  const element = page.querySelector(`[data-inspected-block="${index}"]`);
  if (element === null) return;
  page.defaultView?.scrollBy({ top: measureBox(element).top - top, behavior: "instant" });
}
