import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Drivers Ed", href: "/drivers-ed/" },
  { label: "Teens", href: "/teen-drivers-ed/" },
  { label: "Adults", href: "/adult-drivers-ed/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Driving Tips", href: "/driving-information/" },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "Courses",
    links: [
      { label: "Teens", href: "/teen-drivers-ed/" },
      { label: "In-Car Driving Lessons", href: "/driving-lessons/" },
      { label: "Adults", href: "/adult-drivers-ed/" },
      { label: "Permit Test Prep", href: "/permit-test-prep-courses/" },
    ],
  },
  {
    title: "Driver Resources",
    links: [
      { label: "Driving Tips", href: "/driving-information/" },
      { label: "Trending", href: "/trending/" },
      { label: "Pricing", href: "/pricing/" },
    ],
  },
  {
    title: "Customer Support",
    links: [
      { label: "Help Center", href: "/support/" },
      { label: "About Us", href: "/about-us/" },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Policy", href: "/about-us/privacy-policy/" },
  { label: "Terms and Conditions", href: "/terms/" },
];
