import type { NavigationLink } from "@courseway/storefront/site";

/** The header's menu. [HD-035, HD-036, HD-037] */
export const mainLinks: readonly NavigationLink[] = [
  {
    linkLabel: "Pre-License",
    linkUrl: "/pre-license/",
    isDropDown: true,
    ddList: [
      { linkLabel: "Illinois", linkUrl: "/pre-license/illinois/" },
      { linkLabel: "Missouri", linkUrl: "/pre-license/missouri/" },
      { linkLabel: "Pennsylvania", linkUrl: "/pre-license/pennsylvania/" },
      { linkLabel: "Texas", linkUrl: "/pre-license/texas/" },
    ],
  },
  {
    linkLabel: "Continuing Ed",
    linkUrl: "/continuing-education/",
    isDropDown: true,
    ddList: [
      { linkLabel: "California", linkUrl: "/continuing-education/california/" },
      { linkLabel: "Illinois", linkUrl: "/continuing-education/illinois/" },
      { linkLabel: "Submit CE Exam", linkUrl: "/continuing-education/submit-exam/", arrowLink: true },
    ],
  },
  { linkLabel: "About Us", linkUrl: "/about-us/" },
  { linkLabel: "Resources", linkUrl: "/resources/" },
];

/** The phone menu's links. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, { linkLabel: "Pricing", linkUrl: "/pricing/" }];
