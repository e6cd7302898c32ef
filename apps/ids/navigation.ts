import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Defensive Driving", href: "/defensive-driving/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Driving Guides", href: "/driving-guides/" },
  { label: "Our Brands", href: "/brands/" },
  { label: "About", href: "/about/" },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "Driving",
    links: [
      { label: "Defensive Driving", href: "/defensive-driving/" },
      { label: "Texas", href: "/defensive-driving/texas/" },
      { label: "Florida", href: "/defensive-driving/florida/" },
      { label: "Pricing", href: "/pricing/" },
    ],
  },
  {
    title: "Our Company",
    links: [
      { label: "Our Mission and Values", href: "/about/" },
      { label: "Brands", href: "/brands/" },
      { label: "Partnerships", href: "/partnerships/" },
      { label: "Driving Guides", href: "/driving-guides/" },
      { label: "Help Center", href: "/support/" },
    ],
  },
  {
    title: "Our other schools",
    links: [
      { label: "Drivers Ed", href: "https://www.dec.example", newTab: true },
      { label: "Real Estate", href: "https://www.ace.example", newTab: true },
      { label: "Insurance", href: "https://www.ins.example", newTab: true },
      { label: "Mortgage", href: "https://www.mtg.example", newTab: true },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Policy", href: "/privacy/" },
  { label: "Terms & Conditions", href: "/terms/" },
];
