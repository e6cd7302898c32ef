import type { SiteLink } from "@courseway/storefront/site";

/** The header's links, in order. Help opens in a new tab. [HD-017, HD-018] */
export const mainLinks: readonly SiteLink[] = [
  { label: "Defensive Driving", href: "/defensive-driving-course/" },
  { label: "Why Take Our Course", href: "/why-take-our-course/" },
  { label: "FAQs", href: "/faq/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Help", href: "/support/", newTab: true },
];
