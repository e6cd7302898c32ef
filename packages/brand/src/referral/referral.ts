import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";

/** The referral program of one vertical. */
export interface ReferralProgram {
  /** The value of the query parameter `campaignid` on an ambassador's link. [CN-003] */
  readonly campaignId: string;
  /** What a referred visitor saves, in whole percent. [CN-002] */
  readonly discountPercent: number;
}

/** The referral programs: real estate, insurance and mortgage have one. [CN-002, CN-003] */
export const REFERRAL_PROGRAMS = {
  RE: { campaignId: "33113", discountPercent: 30 },
  INS: { campaignId: "73551", discountPercent: 10 },
  MTG: { campaignId: "73550", discountPercent: 10 },
} as const satisfies Partial<Record<BrandConfig["vertical"], ReferralProgram>>;

const programs: Partial<Record<BrandConfig["vertical"], ReferralProgram>> = REFERRAL_PROGRAMS;

function campaignOf(search: string): string | null {
  return new URLSearchParams(asText(search)).get("campaignid");
}

/** The brand's program where the visitor came by an ambassador's link of this brand; else null. [CN-002, CN-003] */
export function referralVisit(search: string, brand: BrandConfig): ReferralProgram | null {
  const program = programs[brand.vertical] ?? null;
  return program?.campaignId === campaignOf(search) ? program : null;
}

/** The values of `campaignid` that mark an ambassador's visit: the brand's own campaign and the real-estate one, which counts on every site. [EC-007, EC-008] */
export function ambassadorCampaigns(brand: BrandConfig): readonly string[] {
  const own = programs[brand.vertical]?.campaignId;
  return [...new Set([REFERRAL_PROGRAMS.RE.campaignId, ...(own ? [own] : [])])];
}

/** Whether a visit is an ambassador's, so that the email capture stays away. [EC-007, EC-008] */
export function isAmbassadorVisit(search: string, brand: BrandConfig): boolean {
  return ambassadorCampaigns(brand).includes(campaignOf(search) ?? "");
}
