import type { NavigationLink } from "@courseway/storefront/site";

/** A link to a state's page below a section. */
const stateLink = (section: string, name: string): NavigationLink => ({
  linkLabel: name,
  linkUrl: `${section}${name.toLowerCase().replaceAll(" ", "-")}/`,
});

const LICENSE = "/real-estate-license/";
const POST_LICENSE = "/post-licensing/";
const CONTINUING = "/real-estate-continuing-education/";

/** The fifteen states with a license course, in display order. [HD-028] */
const LICENSE_STATES = [
  "Arizona",
  "California",
  "Colorado",
  "Florida",
  "Georgia",
  "Illinois",
  "Michigan",
  "New York",
  "North Carolina",
  "Pennsylvania",
  "South Carolina",
  "Texas",
  "Tennessee",
  "Virginia",
  "Washington",
];

/** The header's menu. [HD-028, HD-029, HD-030, HD-031, HD-032, HD-033] */
export const mainLinks: readonly NavigationLink[] = [
  {
    linkLabel: "Get My License",
    isDropDown: true,
    menuSize: "large",
    ddList: [
      ...LICENSE_STATES.map((name) => stateLink(LICENSE, name)),
      { linkLabel: "Browse All States", linkUrl: LICENSE, arrowLink: true },
    ],
  },
  { linkLabel: "Exam Prep", linkUrl: "/real-estate-exam-prep/" },
  {
    linkLabel: "Post-License",
    isDropDown: true,
    ddList: [
      ...["Florida", "Georgia", "Texas"].map((name) => stateLink(POST_LICENSE, name)),
      { linkLabel: "All States", linkUrl: POST_LICENSE, arrowLink: true },
    ],
  },
  {
    linkLabel: "Continuing Education",
    linkUrl: CONTINUING,
    isDropDown: true,
    ddList: ["Florida", "Georgia", "Illinois", "New York", "Texas"].map((name) => stateLink(CONTINUING, name)),
  },
  {
    linkLabel: "Resources",
    isDropDown: true,
    ddList: [
      { linkLabel: "Blog", linkUrl: "/blog/" },
      { linkLabel: "Career Center", linkUrl: "/career-center/" },
      { linkLabel: "Reviews", linkUrl: "/reviews/" },
      { linkLabel: "Refer and Earn", linkUrl: "/referral/invite/" },
      { linkLabel: "Partnerships", linkUrl: "/real-estate-partnerships/" },
      { linkLabel: "About", linkUrl: "/about/" },
    ],
  },
];

/** The phone menu's links. */
export const menuLinks: readonly NavigationLink[] = [...mainLinks, { linkLabel: "Pricing", linkUrl: "/pricing/" }];
