import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Pre-License", href: "/pre-license/" },
  { label: "Continuing Education", href: "/continuing-education/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Resources", href: "/resources/" },
  { label: "About Us", href: "/about-us/" },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "Pre-License",
    links: [
      { label: "All courses", href: "/pre-license/" },
      { label: "National", href: "/pre-license/national/" },
      { label: "Florida", href: "/pre-license/florida/" },
      { label: "Texas", href: "/pre-license/texas/" },
    ],
  },
  {
    title: "School",
    links: [
      { label: "Continuing Education", href: "/continuing-education/" },
      { label: "Pricing", href: "/pricing/" },
      { label: "Partner with Us", href: "/partnerships/" },
      { label: "About Us", href: "/about-us/" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Help Center", href: "/support/" },
      { label: "Blog", href: "/resources/" },
    ],
  },
  {
    title: "Part of the IDS Family",
    links: [
      { label: "Driving", href: "https://www.ids.example", newTab: true },
      { label: "Real Estate", href: "https://www.ace.example", newTab: true },
      { label: "Insurance", href: "https://www.ins.example", newTab: true },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Policy", href: "/privacy/" },
  { label: "Terms & Conditions", href: "/terms/" },
];
