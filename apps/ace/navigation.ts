import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Get My License", href: "/real-estate-license/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Career Center", href: "/career-center/" },
  { label: "About", href: "/about/" },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "Courses",
    links: [
      { label: "Get My License", href: "/real-estate-license/" },
      { label: "Exam Prep", href: "/real-estate-exam-prep/" },
      { label: "Pricing", href: "/pricing/" },
    ],
  },
  {
    title: "Ace",
    links: [
      { label: "About", href: "/about/" },
      { label: "Career Center", href: "/career-center/" },
      { label: "Get Help", href: "/support/" },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Terms & Conditions", href: "/terms/" },
  { label: "Privacy Policy", href: "/privacy/" },
];
