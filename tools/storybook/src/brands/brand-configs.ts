import { type BrandConfig, defineBrand } from "@courseway/brand";
import type { BrandId } from "./brand-ids.ts";

const HOSTS = {
  checkoutUrl: "https://checkout.example.com",
  signInUrl: "https://sign-in.example.com",
  courseSelectionUrl: "https://courses.example.com",
} as const;

/** Brands for stories: what a block can see of a brand, without its site. */
export const BRANDS: Readonly<Record<BrandId, BrandConfig>> = {
  aarp: defineBrand({
    ...HOSTS,
    id: "AARP",
    name: "Senior Driver Course",
    url: "https://aarp.example.com",
    craftSite: "aarp",
    ctaText: "Get Started",
    vertical: "SENIOR",
    showFee: false,
    guaranteeLabel: "Money-Back Guarantee!**",
  }),
  ace: defineBrand({
    ...HOSTS,
    id: "ACE",
    name: "Ace Real Estate School",
    url: "https://ace.example.com",
    craftSite: "ace",
    ctaText: "Get My License",
    vertical: "RE",
    trustpilotId: "ace-reviews",
  }),
  dec: defineBrand({
    ...HOSTS,
    id: "DEC",
    name: "DEC Drivers Ed",
    url: "https://dec.example.com",
    craftSite: "dec",
    ctaText: "Start Now",
    vertical: "DE",
    trustpilotId: "dec-reviews",
  }),
  ids: defineBrand({
    ...HOSTS,
    id: "IDS",
    name: "IDS Online Courses",
    url: "https://ids.example.com",
    craftSite: "ids",
    ctaText: "Start Now",
    vertical: "DD",
  }),
  ins: defineBrand({
    ...HOSTS,
    id: "INS",
    name: "INS Insurance School",
    url: "https://ins.example.com",
    craftSite: "ins",
    ctaText: "Get My License",
    vertical: "INS",
    trustpilotId: "ins-reviews",
  }),
  mtg: defineBrand({
    ...HOSTS,
    id: "MTG",
    name: "MTG Mortgage School",
    url: "https://mtg.example.com",
    craftSite: "mtg",
    ctaText: "Get My License",
    vertical: "MTG",
    trustpilotId: "mtg-reviews",
  }),
};
