import type { SiteLink, SiteLinkGroup } from "@courseway/storefront/site";

/** The header's links, in order. Help opens in a new tab. [HD-017, HD-018] */
export const mainLinks: readonly SiteLink[] = [
  { label: "Defensive Driving", href: "/defensive-driving-course/" },
  { label: "Why Take Our Course", href: "/why-take-our-course/" },
  { label: "FAQs", href: "/faq/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Help", href: "/support/", newTab: true },
];

/** The footer's link lists. */
export const footerGroups: readonly SiteLinkGroup[] = [
  {
    title: "The course",
    links: [
      { label: "Defensive Driving", href: "/defensive-driving-course/" },
      { label: "Why Take Our Course", href: "/why-take-our-course/" },
      { label: "Reviews", href: "/reviews/" },
      { label: "Pricing", href: "/pricing/" },
    ],
  },
  {
    title: "Good to know",
    links: [
      { label: "FAQs", href: "/faq/" },
      { label: "Driving Tips", href: "/driving-tips/" },
      { label: "Help", href: "/support/" },
      { label: "About", href: "/about/" },
    ],
  },
];

/** The footer's last line. */
export const legalLinks: readonly SiteLink[] = [
  { label: "Privacy Hub", href: "/privacy/" },
  { label: "Terms of Service", href: "/terms/" },
];
