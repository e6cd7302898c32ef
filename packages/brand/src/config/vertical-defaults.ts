import type { BrandId, Vertical } from "./brand-ids.ts";

/** The default first path segments of blog pages. [RT-007, RT-008] */
export const DEFAULT_BLOG_PATHS: readonly string[] = ["blog", "trending"];

/** The referral program of a brand. */
export interface ReferralProgram {
  /** The value of the query parameter `campaignid` in an ambassador's link. [CN-003] */
  readonly campaignId: string;
  /** The discount of a referred visitor, in whole percent. [CN-002] */
  readonly discountPercent: number;
}

/** The referral programs: real estate, insurance and mortgage have one. [CN-002, CN-003] */
export const REFERRAL_PROGRAMS = {
  RE: { campaignId: "33113", discountPercent: 30 },
  INS: { campaignId: "73551", discountPercent: 10 },
  MTG: { campaignId: "73550", discountPercent: 10 },
} as const satisfies Partial<Record<Vertical, ReferralProgram>>;

const programs: Partial<Record<Vertical, ReferralProgram>> = REFERRAL_PROGRAMS;

/** A vertical that an email form can have. */
export type FormVertical = "RE" | "DE" | "INS" | "MTG";

/** All verticals of email forms. */
export const FORM_VERTICALS = ["RE", "DE", "INS", "MTG"] as const satisfies readonly FormVertical[];

const KEEP_EMAILED_COUPONS: ReadonlySet<Vertical> = new Set(["RE", "INS", "MTG"]);

/**
 * The defaults that depend on a brand's vertical. No other code may depend on a vertical. Two ids are exceptions: QA
 * stores emailed coupons for tests, and PA never stores them. [CK-013, CN-002, ML-009]
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
