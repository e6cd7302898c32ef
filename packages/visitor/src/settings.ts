import type { CookieScope } from "@courseway/brand/rules";
import type { PagePromotions } from "./offers/active-offers.ts";

/** The host's settings for a page's browser. Plain JSON. */
export interface VisitorSettings {
  /** When the page was rendered, in epoch ms. */
  readonly renderedAt: number;
  readonly promotions: PagePromotions;
  /** When the page's promotions change, in epoch ms, the next one first: `boundaries` of the `offers` entry. */
  readonly boundaries: readonly number[];
  readonly emailed: {
    /** False for a brand that keeps no emailed coupon: its cookie is removed and never read. [CK-013] */
    readonly isStored: boolean;
    /** Its lifetime in days from the sign-up; null for as long as its cookie. [EC-024] */
    readonly lifeDays: number | null;
  };
  /** Whether a visitor without a choice is opted out. [PV-010] */
  readonly optsOutByDefault: boolean;
  /** The parameter by which the family's sites pass on an opt-out; absent for none. */
  readonly consentParam?: string;
  /** The values of `campaignid` of ambassadors' visitors. [EC-007, EC-008] */
  readonly ambassadorCampaigns: readonly string[];
  /** The cookies' domain. */
  readonly cookies: Omit<CookieScope, "host">;
}
