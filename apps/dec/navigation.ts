import type { SiteLink } from "@courseway/storefront/site";

/** The header's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: "Drivers Ed", href: "/drivers-ed/" },
  { label: "Teens", href: "/teen-drivers-ed/" },
  { label: "Adults", href: "/adult-drivers-ed/" },
  { label: "Pricing", href: "/pricing/" },
  { label: "Driving Tips", href: "/driving-information/" },
];
