import type { BrandConfig } from "../config/schema.ts";
import { LABELS } from "../labels/labels.ts";

/**
 * The settings that other apps need to print a brand's prices and link to its checkout as the brand's own site does.
 */
export type PublicSettings = Pick<
  BrandConfig,
  | "id"
  | "name"
  | "url"
  | "siblingSites"
  | "vertical"
  | "agentBrand"
  | "checkoutUrl"
  | "ctaText"
  | "showFee"
  | "feeLabel"
  | "globalCDIQueryParam"
  | "globalSalesQueryParam"
  | "use_old_coupon_strategy"
  | "timeZone"
  | "guaranteeLabel"
>;

/** The defaults of all six brands, as in `defineBrand`. A brand may override them. [CFG-010, CFG-011, CFG-014] */
const SHARED = {
  agentBrand: false,
  showFee: true,
  feeLabel: "fee",
  globalCDIQueryParam: "hc",
  globalSalesQueryParam: "vc",
  use_old_coupon_strategy: false,
  timeZone: "America/Chicago",
  guaranteeLabel: LABELS.guarantee,
} as const;

const SITES = {
  aarp: "https://www.aarp-course.example",
  ace: "https://www.ace.example",
  dec: "https://www.dec.example",
  ids: "https://www.ids.example",
  ins: "https://www.ins.example",
  mtg: "https://www.mtg.example",
} as const;

/** Returns a brand's address and the addresses of its sibling sites. [CFG-007] */
function getSites(brand: keyof typeof SITES): Pick<PublicSettings, "url" | "siblingSites"> {
  const url = SITES[brand];
  return { url, siblingSites: Object.values(SITES).filter((site) => site !== url) };
}

/**
 * The public settings of the six brands, as plain data. Each brand's `brand.ts` starts from these; other apps read
 * coupon parameters, fee rules and time zones here. [CFG-001, CFG-002, CFG-007, CFG-010, CFG-013, CFG-014, PR-040]
 *
 * @example
 * describePrice(quote, { checkoutLink, showFee: BRANDS.aarp.showFee, feeLabel: BRANDS.aarp.feeLabel })
 */
export const BRANDS = {
  /** Senior drivers. Prices show no fee. */
  aarp: {
    ...SHARED,
    ...getSites("aarp"),
    id: "AARP",
    name: "Senior Driver Course",
    vertical: "SENIOR",
    checkoutUrl: "https://checkout.aarp-course.example/checkout/",
    ctaText: "Get Started",
    showFee: false,
    guaranteeLabel: LABELS.seniorGuarantee,
  },
  /** Real estate. */
  ace: {
    ...SHARED,
    ...getSites("ace"),
    id: "ACE",
    name: "Ace Real Estate School",
    vertical: "RE",
    agentBrand: true,
    checkoutUrl: "https://checkout.ace.example/checkout/",
    ctaText: "Get My License",
  },
  /** Drivers' education: teens and their parents. */
  dec: {
    ...SHARED,
    ...getSites("dec"),
    id: "DEC",
    name: "DEC Drivers Ed",
    vertical: "DE",
    checkoutUrl: "https://checkout.dec.example/checkout/",
    ctaText: "Start Now",
  },
  /** Online courses for drivers. */
  ids: {
    ...SHARED,
    ...getSites("ids"),
    id: "IDS",
    name: "IDS Online Courses",
    vertical: "DD",
    checkoutUrl: "https://checkout.ids.example/checkout/",
    ctaText: "Start Now",
  },
  /** Insurance. */
  ins: {
    ...SHARED,
    ...getSites("ins"),
    id: "INS",
    name: "INS Insurance School",
    vertical: "INS",
    checkoutUrl: "https://checkout.ins.example/checkout/",
    ctaText: "Get My License",
  },
  /** Mortgages. */
  mtg: {
    ...SHARED,
    ...getSites("mtg"),
    id: "MTG",
    name: "MTG Mortgage School",
    vertical: "MTG",
    checkoutUrl: "https://checkout.mtg.example/checkout/",
    ctaText: "Get My License",
  },
} as const satisfies Readonly<Record<string, PublicSettings>>;
