import { STATES_AND_DC, findState } from "@courseway/brand";
import {
  type ChromeProps,
  NavigationList,
  outsideLink,
  outsideLinks,
  readNavigation,
  SiteHeader,
  signInUrl,
  Wordmark,
} from "@courseway/storefront/site";
import { Button, Link } from "@courseway/ui";
import { groupLink, menuGroups, rowLinks } from "../menu/menu.ts";
import { MAIN_MENU, PAGE_MENUS, STATE_MENUS } from "../menu/menus.ts";
import { StateSelector } from "./StateSelector.tsx";
import wordmark from "./wordmark.svg";

/** The help center is on another site. [HD-047] */
const HELP_CENTER = "https://help.dec.example/";

/** The state of the page, or null; territories have no courses here. [HD-052] */
function pageState(options: ChromeProps["options"]) {
  const state = findState(options?.pageState);
  return STATES_AND_DC.find(({ slug }) => slug === state?.slug) ?? null;
}

/** The menu's groups on this page: those of the courses, and those that every state has. */
function listGroups({ options, path }: ChromeProps) {
  const state = pageState(options)?.slug ?? null;
  const configs = [STATE_MENUS.find((config) => config.state === state), PAGE_MENUS[path]].filter(
    (config) => config !== undefined,
  );
  return menuGroups(MAIN_MENU, configs, { state, hasInPersonLessons: options?.hasInPersonLessons ?? false });
}

/**
 * The header: the page's state, its courses in a row below, and all of it in the mobile menu. [HD-043, HD-047, HD-048,
 * HD-053, HD-054, HD-058]
 */
export function Header(props: ChromeProps) {
  const { brand, options, path } = props;
  const state = pageState(options);
  const groups = readNavigation(() => listGroups(props));
  const national = groups.filter((group) => group[0]?.isNational);
  const help = (
    <Link href={outsideLink(HELP_CENTER, brand)} variant="quiet" newTab>
      Help Center
    </Link>
  );
  const logIn = (
    <Button href={signInUrl(brand)} size="small" style="secondary" tag="header-log-in">
      Log In
    </Button>
  );
  return (
    <SiteHeader
      {...props}
      rows={2}
      logo={<Wordmark file={wordmark} width={175} height={38} />}
      beside={<StateSelector state={state} position="row" />}
      links={rowLinks(groups)}
      actions={
        <>
          <NavigationList links={outsideLinks(national.flatMap(groupLink), brand)} path={path} />
          {help}
          {logIn}
        </>
      }
      menu={{
        links: [...groups.flatMap(groupLink), { linkLabel: "Pricing", linkUrl: "/pricing/" }],
        lead: <StateSelector state={state} position="menu" />,
        actions: (
          <>
            {logIn}
            {help}
          </>
        ),
      }}
    />
  );
}
