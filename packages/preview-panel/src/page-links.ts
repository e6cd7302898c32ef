/** A link of the page as the server wrote it. */
export interface OwnLink {
  readonly element: HTMLAnchorElement;
  readonly label: string;
  readonly own: string;
  /** The row of the block around it; null in header, footer and banners. */
  readonly block: number | null;
}

export type OwnLinks = readonly OwnLink[];

/** What a reader is told of a link: its name, else its picture's, else nothing. */
function getLabel(anchor: HTMLAnchorElement): string {
  // What the browser shows on two lines is two words; one that draws nothing has no such text.
  const shown: string | undefined = anchor.innerText;
  const name = anchor.getAttribute("aria-label") ?? (shown || anchor.textContent);
  return name.trim().replaceAll(/\s+/gu, " ") || anchor.querySelector("img")?.alt || "(without a name)";
}

/** The row of the block around an element, or null. */
export function findBlock(element: Element): number | null {
  const index = element.closest("[data-inspected-block]")?.getAttribute("data-inspected-block");
  return typeof index === "string" ? Number(index) : null;
}

/** The page's links, read before a visitor's codes were added to any. */
export const ownLinks = (page: ParentNode): OwnLinks =>
  [...page.querySelectorAll<HTMLAnchorElement>("a[href]")].map((element) => ({
    element,
    label: getLabel(element),
    own: element.getAttribute("href") ?? "",
    block: findBlock(element),
  }));
