import type { NavigationLink } from "@courseway/storefront/site";

/** The header's menu. [HD-027] */
export const mainLinks: readonly NavigationLink[] = [
  {
    linkLabel: "Pre-License",
    linkUrl: "/pre-license/",
    isDropDown: true,
    ddList: [
      { linkLabel: "National", linkUrl: "/pre-license/national/" },
      { linkLabel: "Florida", linkUrl: "/pre-license/florida/" },
      { linkLabel: "Texas", linkUrl: "/pre-license/texas/" },
    ],
  },
  { linkLabel: "Continuing Education", linkUrl: "/continuing-education/" },
  { linkLabel: "About Us", linkUrl: "/about-us/" },
  { linkLabel: "Resources", linkUrl: "/resources/" },
];

/** The phone menu's links. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, { linkLabel: "Pricing", linkUrl: "/pricing/" }];
