import type { SiteLink } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Defensive Driving", href: "/defensive-driving/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Driving Guides", href: "/driving-guides/" },
  { label: "Our Brands", href: "/brands/" },
  { label: "About", href: "/about/" },
];
