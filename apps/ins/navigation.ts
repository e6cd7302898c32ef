import type { SiteLink } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Pre-License", href: "/pre-license/" },
  { label: "Continuing Ed", href: "/continuing-education/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Resources", href: "/resources/" },
  { label: "About Us", href: "/about-us/" },
];
