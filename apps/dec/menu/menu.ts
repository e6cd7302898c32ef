import type { NavigationLink } from "@courseway/storefront/site";
import { AGENCIES, WITHOUT_TRAFFIC_SCHOOL } from "./states.ts";

/** An item of the main menu. [NAV-006] */
export interface MenuItem {
  readonly text: string;
  /** A path without a state, an external address, or null for words alone. */
  readonly href: string | null;
  /** `top` begins a group, `bottom` stands in the group above it. [NAV-007] */
  readonly position: "top" | "bottom";
  /** Its place among all items, those that a state adds among them. */
  readonly order: number;
  /** The page belongs to it, though its address does not say so. */
  readonly isCurrentItem?: boolean;
  /** The same in every state: its address never begins with one. */
  readonly isNational?: boolean;
}

/** What one state, or one page, makes of the menu. [NAV-008] */
export interface MenuConfig {
  /** The state's slug, or null for all. */
  readonly state: string | null;
  /** The agency's short name, in the place of the state's own. */
  readonly dmvLabel?: string;
  /** True: these items are the menu. False: they are merged into it, by their text. [HD-067] */
  readonly reWriteDefault: boolean;
  readonly menuItems: readonly MenuItem[];
}

/** What a page says of itself. */
export interface MenuPage {
  /** The state's slug, or null on a page for all states. [HD-052] */
  readonly state: string | null;
  readonly hasInPersonLessons: boolean;
}

export const DMV = "DMV Information";
export const TRAFFIC_SCHOOL = "Traffic School";
export const DEFENSIVE_DRIVING = "Defensive Driving";
export const IN_CAR = "In-Car Driving Lessons";

/** The agency's page of these two has no state in its address. [HD-051] */
const WITHOUT_DMV_PAGE: ReadonlySet<string> = new Set(["alaska", "arkansas"]);

/** A menu as a config rewrites it, or with the config's items merged in. [HD-067, NAV-008] */
function withConfig(items: readonly MenuItem[], { reWriteDefault, menuItems }: MenuConfig): readonly MenuItem[] {
  const kept = reWriteDefault ? [] : items.filter(({ text }) => !menuItems.some((own) => own.text === text));
  return [...kept, ...menuItems].toSorted((one, other) => one.order - other.order);
}

/** Rules that hold whatever the data says. [HD-064, HD-065, HD-066] */
function mayShow({ text }: MenuItem, { state, hasInPersonLessons }: MenuPage): boolean {
  if (text === TRAFFIC_SCHOOL) return state === null || !WITHOUT_TRAFFIC_SCHOOL.has(state);
  if (text === DEFENSIVE_DRIVING) return state !== "arizona";
  return text !== IN_CAR || hasInPersonLessons;
}

/** [HD-049, HD-050, HD-051, HD-059] */
function hrefIn({ text, href, isNational = false }: MenuItem, state: string | null): string | null {
  if (state === null || isNational || !href?.startsWith("/")) return href;
  if (text === DMV) return WITHOUT_DMV_PAGE.has(state) ? href : `${href}${state}/`;
  return `/${state}${href}`;
}

/** An item as its page shows it, with its state's address and its agency's name. [HD-062, HD-063] */
function itemIn(item: MenuItem, state: string | null, dmvLabel: string | undefined): MenuItem {
  const text = item.text === DMV && dmvLabel !== undefined ? `${dmvLabel} Information` : item.text;
  return { ...item, text, href: hrefIn(item, state) };
}

/**
 * The groups of the main menu on one page: the default menu, changed by the state's config and then by the page's, with the rules
 * behind all data. Of a group the first item that shows is its head. [HD-058, HD-059, HD-067, NAV-007]
 */
export function menuGroups(
  base: readonly MenuItem[],
  configs: readonly MenuConfig[],
  page: MenuPage,
): readonly (readonly MenuItem[])[] {
  const { state } = page;
  const dmvLabel =
    configs.findLast((config) => config.dmvLabel)?.dmvLabel ?? (state === null ? undefined : AGENCIES[state]);
  const groups: MenuItem[][] = [];
  for (const item of configs.reduce(withConfig, base)) {
    if (item.position === "top" || groups.length === 0) groups.push([]);
    if (mayShow(item, page)) groups.at(-1)?.push(itemIn(item, state, dmvLabel));
  }
  return groups.filter((group) => group.length > 0);
}

const isExternal = (href: string | null): boolean => href !== null && !href.startsWith("/");

const toLink = ({ text, href, isCurrentItem = false }: MenuItem): NavigationLink => ({
  linkLabel: text,
  isCurrentItem,
  linkUrl: href ?? "#",
  openNewTab: isExternal(href),
});

/** A group as a link with the rest of the group below it: the mobile menu's form. */
export function groupLink([head, ...rest]: readonly MenuItem[]): readonly NavigationLink[] {
  return head === undefined ? [] : [{ ...toLink(head), ddList: rest.map(toLink) }];
}

/** What the header's row calls these, in this order; what a state adds stands behind them. [HD-048] */
const ROW: ReadonlyMap<string, string> = new Map([
  ["Drivers Ed", "DriversEd"],
  ["Teens", "Teens"],
  ["Adults", "Adults"],
  ["Permit Test Prep", "Practice Permit Test"],
  [DMV, DMV],
  [TRAFFIC_SCHOOL, TRAFFIC_SCHOOL],
  [IN_CAR, IN_CAR],
]);

/** The courses of a menu side by side: the form of the header's row. [HD-048, HD-049] */
export function rowLinks(groups: readonly (readonly MenuItem[])[]): readonly NavigationLink[] {
  const names = [...ROW.keys()];
  const getPosition = ({ text, order }: MenuItem): number => {
    const place = names.indexOf(text.endsWith(" Information") ? DMV : text);
    return place === -1 ? names.length + order : place;
  };
  return groups
    .flat()
    .filter(({ isNational }) => !isNational)
    .toSorted((one, other) => getPosition(one) - getPosition(other))
    .map((item) => ({ ...toLink(item), linkLabel: ROW.get(item.text) ?? item.text }));
}
