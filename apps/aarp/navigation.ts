import type { NavigationLink } from "@courseway/storefront/site";

/** The header's links. Help opens in a new tab. [HD-017, HD-018] */
export const mainLinks: readonly NavigationLink[] = [
  { linkLabel: "Defensive Driving", linkUrl: "/defensive-driving-course/" },
  { linkLabel: "Reviews", linkUrl: "/reviews/" },
  { linkLabel: "Why Take Our Course", linkUrl: "/why-take-our-course/" },
  { linkLabel: "FAQs", linkUrl: "/faq/" },
  { linkLabel: "Pricing", linkUrl: "/pricing/" },
  { linkLabel: "Help", linkUrl: "/support/", openNewTab: true },
];
