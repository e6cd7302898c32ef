import type { SiteLink } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Get My License", href: "/real-estate-license/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Career Center", href: "/career-center/" },
  { label: "About", href: "/about/" },
];
