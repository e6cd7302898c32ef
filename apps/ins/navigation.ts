import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Pre-License", href: "/pre-license/" },
  { label: "Continuing Ed", href: "/continuing-education/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Resources", href: "/resources/" },
  { label: "About Us", href: "/about-us/" },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "Pre-License",
    links: [
      { label: "All states", href: "/pre-license/" },
      { label: "Illinois", href: "/pre-license/illinois/" },
      { label: "Missouri", href: "/pre-license/missouri/" },
      { label: "Pennsylvania", href: "/pre-license/pennsylvania/" },
      { label: "Texas", href: "/pre-license/texas/" },
    ],
  },
  {
    title: "Licensed already",
    links: [
      { label: "Continuing Ed", href: "/continuing-education/" },
      { label: "California", href: "/continuing-education/california/" },
      { label: "Illinois CE", href: "/continuing-education/illinois/" },
      { label: "Submit CE Exam", href: "/continuing-education/submit-exam/" },
    ],
  },
  {
    title: "School",
    links: [
      { label: "About Us", href: "/about-us/" },
      { label: "Pricing", href: "/pricing/" },
      { label: "Help Center", href: "/support/" },
      { label: "Blog", href: "/resources/" },
    ],
  },
  {
    title: "Our family",
    links: [
      { label: "Driving", href: "https://www.ids.example", newTab: true },
      { label: "Real Estate", href: "https://www.ace.example", newTab: true },
      { label: "Mortgage", href: "https://www.mtg.example", newTab: true },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Policy", href: "/privacy/" },
  { label: "Terms & Conditions", href: "/terms/" },
];
