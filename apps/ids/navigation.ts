import { BRANDS } from "@courseway/brand/brands";
import type { NavigationLink } from "@courseway/storefront/site";

/** The header's menu: driving courses, the family's other schools, the company. [HD-039, HD-040, HD-041] */
export const mainLinks: readonly NavigationLink[] = [
  {
    linkLabel: "Driving",
    isDropDown: true,
    ddList: [
      { linkLabel: "Drivers Ed", linkUrl: "/drivers-ed/" },
      { linkLabel: "Permit Test Prep", linkUrl: "/permit-test-prep/" },
      { linkLabel: "Defensive Driving", linkUrl: "/defensive-driving/" },
    ],
  },
  { linkLabel: "Real Estate", linkUrl: BRANDS.ace.url, openNewTab: true },
  { linkLabel: "Insurance", linkUrl: BRANDS.ins.url, openNewTab: true },
  { linkLabel: "Mortgage", linkUrl: BRANDS.mtg.url, openNewTab: true },
  {
    linkLabel: "Our Company",
    isDropDown: true,
    menuSize: "large",
    ddList: [
      { linkLabel: "Our Mission and Values", linkUrl: "/about/" },
      { linkLabel: "Brands", linkUrl: "/brands/" },
      { linkLabel: "Partnerships", linkUrl: "/partnerships/" },
    ],
  },
];

/** The phone menu's links. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, { linkLabel: "Pricing", linkUrl: "/pricing/" }];
