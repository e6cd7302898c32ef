import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";
import { REFERRAL_PROGRAMS, type ReferralProgram } from "../config/vertical-defaults.ts";

function findCampaign(search: string): string | null {
  return new URLSearchParams(asText(search)).get("campaignid");
}

/** The brand's program if the visitor followed an ambassador's link of this brand, else null. [CN-002, CN-003] */
export function referralVisit(search: string, brand: BrandConfig): ReferralProgram | null {
  const program = brand.referralProgram;
  return program?.campaignId === findCampaign(search) ? program : null;
}

/**
 * The values of `campaignid` that mark an ambassador's visit: the brand's own campaign, and the real-estate campaign on
 * every site. [EC-007, EC-008]
 */
export function ambassadorCampaigns(brand: BrandConfig): readonly string[] {
  const campaignId = brand.referralProgram?.campaignId;
  return [...new Set([REFERRAL_PROGRAMS.RE.campaignId, ...(campaignId ? [campaignId] : [])])];
}

/** Whether a visit is an ambassador's, which hides the email capture. [EC-007, EC-008] */
export function isAmbassadorVisit(search: string, brand: BrandConfig): boolean {
  return ambassadorCampaigns(brand).includes(findCampaign(search) ?? "");
}
