import type { BrandConfig } from "@courseway/brand";
import { outsideLink } from "./outside-link.ts";

/** One link of a header, as an app's `navigation.ts` lists it. [NAV-001] */
export interface NavigationLink {
  /** Where it leads. `#`, or none, makes it a label. [HD-008] */
  readonly linkUrl?: string;
  /** May contain `<b>` and `<strong>`; other markup is removed. [NAV-002] */
  readonly linkLabel: string;
  /** Names the link in analytics. [NAV-003] */
  readonly formElementId?: string;
  /** Either opens a new tab. [NAV-004] */
  readonly openNewTab?: boolean;
  readonly newTab?: boolean;
  readonly nofollow?: boolean;
  /** `false` shows the link without its children. */
  readonly isDropDown?: boolean;
  /** The links below it; the two names mean the same. [NAV-005] */
  readonly ddList?: readonly NavigationLink[];
  readonly items?: readonly NavigationLink[];
  /** Titled lists of links, shown before the plain links. */
  readonly complexDdList?: readonly NavigationLink[];
  /** `large` makes the drop-down 340 px wide, anything else 180 px. [HD-011] */
  readonly menuSize?: string;
  /** An arrow behind the label. */
  readonly arrowLink?: boolean;
  /** Marks the link as current if the address does not show it. [NAV-006] */
  readonly isCurrentItem?: boolean;
}

/** The links below a link, in the order in which they show. [NAV-005] */
export const listChildren = ({ isDropDown, complexDdList, ddList, items }: NavigationLink): readonly NavigationLink[] =>
  isDropDown === false ? [] : [...(complexDdList ?? []), ...(ddList?.length ? ddList : (items ?? []))];

/** A link's address; null for a plain label. [HD-008] */
export const findHref = ({ linkUrl }: NavigationLink): string | null =>
  linkUrl === undefined || linkUrl === "" || linkUrl === "#" ? null : linkUrl;

/** A label without markup. */
export const getText = ({ linkLabel }: NavigationLink): string => linkLabel.replaceAll(/<[^>]*>/gu, "");

/** Labels that are extended in a panel of the mobile menu. [HD-009] */
export const withCourses = (link: NavigationLink): NavigationLink =>
  /Drivers Ed|Defensive Driving/u.test(getText(link)) && !getText(link).endsWith("Courses")
    ? { ...link, linkLabel: `${link.linkLabel} Courses` }
    : link;

/** A link's `aria-current`: `page` for the page itself, `true` for its section. */
export function getCurrent(link: NavigationLink, path: string): "page" | "true" | undefined {
  const href = findHref(link);
  if (href === path) return "page";
  const isAbove = href !== null && href !== "/" && /^\/.*\/$/u.test(href) && path.startsWith(href);
  return link.isCurrentItem || isAbove || listChildren(link).some((child) => getCurrent(child, path))
    ? "true"
    : undefined;
}

/** The same links, with links to other hosts replaced by `outsideLink`. */
export const outsideLinks = (
  links: readonly NavigationLink[],
  brand: Pick<BrandConfig, "outsideUrl" | "hostName">,
): readonly NavigationLink[] =>
  links.map((link) => {
    const href = findHref(link);
    const here = {
      ...link,
      isDropDown: true,
      complexDdList: [],
      items: [],
      ddList: outsideLinks(listChildren(link), brand),
    };
    return href === null ? here : { ...here, linkUrl: outsideLink(href, brand) };
  });

/**
 * Creates a page's menu. If that fails, the error is logged and the header has no links. [NAV-010]
 *
 * @example
 * const links = readNavigation(() => menuOf(options?.pageState));
 */
export function readNavigation<Link>(read: () => readonly Link[]): readonly Link[] {
  try {
    return read();
  } catch (error) {
    console.error("The navigation could not be read, so the header has no links.", error);
    return [];
  }
}
