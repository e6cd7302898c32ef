import {
  type Advice,
  getFileName,
  type GivenPicture,
  isLibraryPicture,
  pictureAdvice,
  parseUrl,
  smallPictureAdvice,
} from "@courseway/brand/rules";
import type { Inspection } from "@courseway/storefront/preview";
import { findBlock, type PageLink, type PageLinks } from "../page-links.ts";
import type { DeadLink } from "./ask-host.ts";
import { type Heading, headingAdvice } from "./headings.ts";
import { type LoadedFile, weightAdvice } from "./weight.ts";

/** The topics of findings, in the order of the panel. */
export const HEALTH_GROUPS = ["Dates", "Search and sharing", "Headings", "Pictures", "Links", "Weight"] as const;

/** A problem on a page that its editor should check. */
export interface HealthFinding extends Advice {
  readonly group: (typeof HEALTH_GROUPS)[number];
  /** The element on the page; null for the page as a whole. */
  readonly element: Element | null;
  /** The row of the block around it; null outside of all blocks. */
  readonly block: number | null;
}

const PANEL = "[data-preview-panel], [data-preview-notice], [data-page-warnings], [data-refusal-notice]";

/** Whether an element belongs to the page, and not to what only editors see. */
const isOfPage = (element: Element): boolean => element.closest(PANEL) === null;

/** Whether readers encounter an element. It counts as visible in a browser that cannot check that. */
const isMet = (element: Element): boolean =>
  element.closest("[aria-hidden=true]") === null &&
  (!("checkVisibility" in element) || element.checkVisibility({ visibilityProperty: true }));

const getName = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent).trim().replaceAll(/\s+/gu, " ") ||
  (element.querySelector("img")?.alt ?? "");

const at = (element: Element | null): Pick<HealthFinding, "element" | "block"> => ({
  element,
  block: element && findBlock(element),
});

function headingFindings(page: ParentNode): readonly HealthFinding[] {
  const headings = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => isOfPage(one) && isMet(one));
  const read = headings.map((element): Heading & { readonly element: Element } => ({
    level: Number(element.tagName.slice(1)),
    name: getName(element),
    element,
  }));
  return headingAdvice(read).map(({ heading, message, advice }) => ({
    group: "Headings",
    message,
    advice,
    ...at(heading?.element ?? null),
  }));
}

/**
 * Reads the pictures of a rich text from the editor's HTML, because rendering gives every picture without an
 * alternative text an empty one.
 */
const readPictures = (words: string): readonly GivenPicture[] =>
  /<img\b/iu.test(words)
    ? [...new DOMParser().parseFromString(words, "text/html").images].map((image) => ({
        url: image.getAttribute("src") ?? "",
        alt: image.getAttribute("alt"),
        size: null,
      }))
    : [];

/** Lists every picture in the fields of a block. */
function listPictures(value: unknown): readonly GivenPicture[] {
  if (typeof value === "string") return readPictures(value);
  if (isLibraryPicture(value)) return [{ url: value.url, alt: value.alt, size: value }];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listPictures) : [];
}

/** Finds a picture's element within a block. */
function findPicture(url: string, block: number, page: ParentNode): Element | null {
  const around = page.querySelector(`[data-inspected-block="${block}"]`);
  const file = getFileName(url);
  const isIt = ({ src, srcset }: HTMLImageElement): boolean =>
    [src, srcset].some((text) => text.includes(file) || text.includes(encodeURIComponent(file)));
  return [...(around?.querySelectorAll("img") ?? [])].find(isIt) ?? around;
}

/**
 * Returns a picture's width on the page, in px: its `width` attribute, or its displayed width if that is larger; 0 for
 * a background.
 */
const getWidth = (element: Element | null): number =>
  element instanceof HTMLImageElement
    ? Math.max(Number(element.getAttribute("width")), element.getBoundingClientRect().width)
    : 0;

const pictureFindings = (blocks: Inspection["blocks"], page: ParentNode): readonly HealthFinding[] =>
  blocks.flatMap(({ index, fields, isLeftOut }): readonly HealthFinding[] => {
    const pictures = [...new Map(listPictures(fields).map((picture) => [picture.url, picture])).values()];
    return pictures.flatMap((picture) => {
      if (isLeftOut) return [];
      const element = findPicture(picture.url, index, page);
      const found = [pictureAdvice(picture), picture.size && smallPictureAdvice(picture.size, getWidth(element))];
      return found.flatMap((one): readonly HealthFinding[] =>
        one === null ? [] : [{ group: "Pictures", message: one.message, advice: one.advice, element, block: index }],
      );
    });
  });

/** Returns the fragment of a link to the same page; null if it has none. */
function findFragment({ written }: PageLink, address: string): string | null {
  const [target, here] = [parseUrl(written, address), new URL(address)];
  if (target === null || target.origin !== here.origin || target.pathname !== here.pathname) return null;
  const [name = ""] = target.hash.slice(1).split(":~:");
  return name === "" || name === "top" ? null : decodeURIComponent(name);
}

function anchorFindings(links: PageLinks, page: Document): readonly HealthFinding[] {
  return links.flatMap((link): readonly HealthFinding[] => {
    const name = findFragment(link, page.URL);
    if (name === null || page.getElementById(name) !== null || page.getElementsByName(name).length > 0) return [];
    return [
      {
        group: "Links",
        message: `The link “${link.label}” leads to #${name}, and nothing on this page has that name: a click does nothing.`,
        advice: "Correct the name after #, or take the link off.",
        ...at(link.element),
      },
    ];
  });
}

/** Lists the links of a page that lead to pages of its own site. */
export const siteLinks = (links: PageLinks, { URL: address }: Pick<Document, "URL">): readonly string[] =>
  links.flatMap(({ written }) =>
    written.startsWith("#") || parseUrl(written, address)?.origin !== new URL(address).origin ? [] : [written],
  );

const linkFindings = (links: PageLinks, dead: readonly DeadLink[]): readonly HealthFinding[] =>
  dead.flatMap(({ href, message, advice }) =>
    links
      .filter(({ written }) => written === href)
      .map(({ element }): HealthFinding => ({ group: "Links", message, advice, ...at(element) })),
  );

/** The input of a page's health check. */
export interface CheckedPage {
  readonly inspection: Pick<Inspection, "blocks" | "health" | "unreadDates">;
  readonly links: PageLinks;
  readonly dead: readonly DeadLink[];
  readonly loaded: readonly LoadedFile[];
  readonly page: Document;
}

/** Lists all problems that an editor should check on the current page, by group. [SEO-008] */
export function pageHealth({ inspection, links, dead, loaded, page }: CheckedPage): readonly HealthFinding[] {
  const pictureAt = (url: string | null): Element | null =>
    url === null ? null : ([...page.images].find(({ currentSrc }) => currentSrc === url) ?? null);
  const ofPage = (group: HealthFinding["group"], found: readonly Advice[]) =>
    found.map(({ message, advice }): HealthFinding => ({ group, message, advice, ...at(null) }));
  return [
    ...ofPage("Dates", inspection.unreadDates),
    ...ofPage("Search and sharing", inspection.health),
    ...headingFindings(page),
    ...pictureFindings(inspection.blocks, page),
    ...linkFindings(links, dead),
    ...anchorFindings(links, page),
    ...weightAdvice(loaded).map(({ message, advice, url }): HealthFinding => {
      return { group: "Weight", message, advice, ...at(pictureAt(url)) };
    }),
  ];
}
