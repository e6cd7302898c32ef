import type { BrandConfig } from "@courseway/brand";
import { outsideLink } from "./outside-link.ts";

/** One link of a header, as an app's `navigation.ts` lists it. [NAV-001] */
export interface NavigationLink {
  /** Where it leads. `#`, or none, makes it a label. [HD-008] */
  readonly linkUrl?: string;
  /** May hold `<b>` and `<strong>`; any other markup is dropped. [NAV-002] */
  readonly linkLabel: string;
  /** Names the link in analytics. [NAV-003] */
  readonly formElementId?: string;
  /** Either opens a tab of its own. [NAV-004] */
  readonly openNewTab?: boolean;
  readonly newTab?: boolean;
  readonly nofollow?: boolean;
  /** `false` shows the link alone, without its children. */
  readonly isDropDown?: boolean;
  /** The links below it; the two names mean the same. [NAV-005] */
  readonly ddList?: readonly NavigationLink[];
  readonly items?: readonly NavigationLink[];
  /** Titled lists below it: each has children of its own. They stand before the plain links. */
  readonly complexDdList?: readonly NavigationLink[];
  /** `large` makes the drop-down 340 px wide, anything else 180 px. [HD-011] */
  readonly menuSize?: string;
  /** An arrow behind the label. */
  readonly arrowLink?: boolean;
  /** Marks the link where the page belongs to it and its address does not say so. [NAV-006] */
  readonly isCurrentItem?: boolean;
}

/** The links below a link, in the order in which they show. [NAV-005] */
export const listChildren = ({ isDropDown, complexDdList, ddList, items }: NavigationLink): readonly NavigationLink[] =>
  isDropDown === false ? [] : [...(complexDdList ?? []), ...(ddList?.length ? ddList : (items ?? []))];

/** The address of a link, or null where it is a label only. [HD-008] */
export const findHref = ({ linkUrl }: NavigationLink): string | null =>
  linkUrl === undefined || linkUrl === "" || linkUrl === "#" ? null : linkUrl;

/** A label's words without its markup. */
export const getText = ({ linkLabel }: NavigationLink): string => linkLabel.replaceAll(/<[^>]*>/gu, "");

/** In a panel of the mobile menu a label of these two says what they are. [HD-009] */
export const withCourses = (link: NavigationLink): NavigationLink =>
  /Drivers Ed|Defensive Driving/u.test(getText(link)) && !getText(link).endsWith("Courses")
    ? { ...link, linkLabel: `${link.linkLabel} Courses` }
    : link;

/** Where a link stands to the page: `page` for the page itself, `true` for the section that it is in. */
export function getCurrent(link: NavigationLink, path: string): "page" | "true" | undefined {
  const href = findHref(link);
  if (href === path) return "page";
  const isAbove = href !== null && href !== "/" && /^\/.*\/$/u.test(href) && path.startsWith(href);
  return link.isCurrentItem || isAbove || listChildren(link).some((child) => getCurrent(child, path))
    ? "true"
    : undefined;
}

/** The same links, those to others' hosts as `outsideLink` has them. */
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
 * Reads a menu that is made for the page. One that cannot be made is logged, and the header stands without its links. [NAV-010]
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
