import type { NavigationLink } from "@courseway/storefront/site";
import { AGENCIES, WITHOUT_TRAFFIC_SCHOOL } from "./states.ts";

/** An item of the main menu. [NAV-006] */
export interface MenuItem {
  readonly text: string;
  /** A path without a state, an external address, or null for text without a link. */
  readonly href: string | null;
  /** `top` begins a group; `bottom` belongs to the group above it. [NAV-007] */
  readonly position: "top" | "bottom";
  /** The sort position among all items, including the items that a state adds. */
  readonly order: number;
  /** Whether the item counts as the current page although its address differs from the page's. */
  readonly isCurrentItem?: boolean;
  /** Whether the item is the same in every state: its address never begins with a state. */
  readonly isNational?: boolean;
}

/** How one state, or one page, changes the menu. [NAV-008] */
export interface MenuConfig {
  /** The state's slug; null for all states. */
  readonly state: string | null;
  /** The short name of the agency, instead of the state's default. */
  readonly dmvLabel?: string;
  /** True: these items replace the menu. False: they are merged into it, by their text. [HD-067] */
  readonly reWriteDefault: boolean;
  readonly menuItems: readonly MenuItem[];
}

/** The facts about a page that the menu depends on. */
export interface MenuPage {
  /** The state's slug; null on a page for all states. [HD-052] */
  readonly state: string | null;
  readonly hasInPersonLessons: boolean;
}

export const DMV = "DMV Information";
export const TRAFFIC_SCHOOL = "Traffic School";
export const DEFENSIVE_DRIVING = "Defensive Driving";
export const IN_CAR = "In-Car Driving Lessons";

/** States whose agency page has no state in its address. [HD-051] */
const WITHOUT_DMV_PAGE: ReadonlySet<string> = new Set(["alaska", "arkansas"]);

/** The menu after a config has replaced it or merged its items into it. [HD-067, NAV-008] */
function withConfig(items: readonly MenuItem[], { reWriteDefault, menuItems }: MenuConfig): readonly MenuItem[] {
  const defaults = reWriteDefault ? [] : items.filter(({ text }) => !menuItems.some((item) => item.text === text));
  return [...defaults, ...menuItems].toSorted((one, other) => one.order - other.order);
}

/** Rules that apply regardless of the data. [HD-064, HD-065, HD-066] */
function mayShow({ text }: MenuItem, { state, hasInPersonLessons }: MenuPage): boolean {
  if (text === TRAFFIC_SCHOOL) return state === null || !WITHOUT_TRAFFIC_SCHOOL.has(state);
  if (text === DEFENSIVE_DRIVING) return state !== "arizona";
  return text !== IN_CAR || hasInPersonLessons;
}

/** The address of an item on the pages of a state. [HD-049, HD-050, HD-051, HD-059] */
function buildHref({ text, href, isNational = false }: MenuItem, state: string | null): string | null {
  if (state === null || isNational || !href?.startsWith("/")) return href;
  if (text === DMV) return WITHOUT_DMV_PAGE.has(state) ? href : `${href}${state}/`;
  return `/${state}${href}`;
}

/** An item as a page shows it, with the address for its state and the name of its agency. [HD-062, HD-063] */
function buildItem(item: MenuItem, state: string | null, dmvLabel: string | undefined): MenuItem {
  const text = item.text === DMV && dmvLabel !== undefined ? `${dmvLabel} Information` : item.text;
  return { ...item, text, href: buildHref(item, state) };
}

/**
 * The groups of the main menu on one page: the default menu, changed first by the state's config and then by the
 * page's, then filtered by the rules that apply to all data. The first visible item of a group is its head. [HD-058,
 * HD-059, HD-067, NAV-007]
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
    if (mayShow(item, page)) groups.at(-1)?.push(buildItem(item, state, dmvLabel));
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

/** A group in the form of the mobile menu: a link with the rest of the group below it. */
export function groupLink([head, ...rest]: readonly MenuItem[]): readonly NavigationLink[] {
  return head === undefined ? [] : [{ ...toLink(head), ddList: rest.map(toLink) }];
}

/** Labels in the header's row, in this order; items that a state adds follow them. [HD-048] */
const ROW: ReadonlyMap<string, string> = new Map([
  ["Drivers Ed", "DriversEd"],
  ["Teens", "Teens"],
  ["Adults", "Adults"],
  ["Permit Test Prep", "Practice Permit Test"],
  [DMV, DMV],
  [TRAFFIC_SCHOOL, TRAFFIC_SCHOOL],
  [IN_CAR, IN_CAR],
]);

/** The courses of a menu side by side, for the header's row. [HD-048, HD-049] */
export function rowLinks(groups: readonly (readonly MenuItem[])[]): readonly NavigationLink[] {
  const names = [...ROW.keys()];
  const getPosition = ({ text, order }: MenuItem): number => {
    const index = names.indexOf(text.endsWith(" Information") ? DMV : text);
    return index === -1 ? names.length + order : index;
  };
  return groups
    .flat()
    .filter(({ isNational }) => !isNational)
    .toSorted((one, other) => getPosition(one) - getPosition(other))
    .map((item) => ({ ...toLink(item), linkLabel: ROW.get(item.text) ?? item.text }));
}
