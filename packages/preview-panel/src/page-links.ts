/** A link on the page, as in the server's HTML. */
export interface PageLink {
  readonly element: HTMLAnchorElement;
  readonly label: string;
  readonly written: string;
  /** The row of the block around it; null for header, footer and banners. */
  readonly block: number | null;
}

export type PageLinks = readonly PageLink[];

/** Returns a link's name for the panel: its accessible name or text, else its picture's alternative text. */
function getLabel(anchor: HTMLAnchorElement): string {
  // `innerText` separates words on different lines. It is undefined in a browser that does not render.
  const shown: string | undefined = anchor.innerText;
  const name = anchor.getAttribute("aria-label") ?? (shown || anchor.textContent);
  return name.trim().replaceAll(/\s+/gu, " ") || anchor.querySelector("img")?.alt || "(without a name)";
}

/** Returns the row of the block around an element, or null. */
export function findBlock(element: Element): number | null {
  const index = element.closest("[data-inspected-block]")?.getAttribute("data-inspected-block");
  return typeof index === "string" ? Number(index) : null;
}

/** Lists the page's links, before a visitor's codes are added to any. */
export const listPageLinks = (page: ParentNode): PageLinks =>
  [...page.querySelectorAll<HTMLAnchorElement>("a[href]")].map((element) => ({
    element,
    label: getLabel(element),
    written: element.getAttribute("href") ?? "",
    block: findBlock(element),
  }));
