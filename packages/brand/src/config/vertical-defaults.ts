import type { BrandId, Vertical } from "./brand-ids.ts";

/** The first path segments that lead to blog content where a brand names no others. [RT-007, RT-008] */
export const DEFAULT_BLOG_PATHS: readonly string[] = ["blog", "trending"];

/** The referral program of a brand. */
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
} as const satisfies Partial<Record<Vertical, ReferralProgram>>;

const programs: Partial<Record<Vertical, ReferralProgram>> = REFERRAL_PROGRAMS;

/** A vertical that an email form can have of its own. */
export type FormVertical = "RE" | "DE" | "INS" | "MTG";

/** All of them. */
export const FORM_VERTICALS = ["RE", "DE", "INS", "MTG"] as const satisfies readonly FormVertical[];

const KEEP_EMAILED_COUPONS: ReadonlySet<Vertical> = new Set(["RE", "INS", "MTG"]);

/**
 * What a brand's vertical says where the brand itself says nothing: the only place where behavior hangs on a vertical. Of the
 * ids, QA keeps emailed coupons for tests and PA none. [CK-013, CN-002, ML-009]
 */
export const verticalDefaults = (
  id: BrandId,
  vertical: Vertical,
): {
  readonly keepsEmailedCoupons: boolean;
  readonly referralProgram: ReferralProgram | null;
  readonly listType: string;
  readonly formVertical: FormVertical | null;
} => ({
  keepsEmailedCoupons: id === "QA" || (id !== "PA" && KEEP_EMAILED_COUPONS.has(vertical)),
  referralProgram: programs[vertical] ?? null,
  listType: vertical === "RE" ? "RE" : id,
  formVertical: FORM_VERTICALS.find((one) => one === vertical) ?? null,
});
