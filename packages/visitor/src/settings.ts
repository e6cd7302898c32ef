import type { CookieScope } from "@courseway/brand/rules";
import type { PagePromotions } from "./offers/active-offers.ts";

/** What the host tells the browser of a page. Plain JSON. */
export interface VisitorSettings {
  /** When the page was rendered, in epoch ms. */
  readonly renderedAt: number;
  readonly promotions: PagePromotions;
  /** When the page's promotions change, in epoch ms, the next one first: `boundaries` of the `offers` entry. */
  readonly boundaries: readonly number[];
  readonly emailed: {
    /** False for a brand that keeps no emailed coupon: its cookie is removed and never read. [CK-013] */
    readonly isStored: boolean;
    /** How long one lives, in days from its submission; null for as long as its cookie. [EC-024] */
    readonly lifeDays: number | null;
  };
  /** Whether a visitor who has chosen nothing shares nothing. [PV-010] */
  readonly optsOutByDefault: boolean;
  /** The parameter by which the family's sites say that a visitor opted out there; absent for none. */
  readonly consentParam?: string;
  /** The values of `campaignid` that mark an ambassador's visitor. [EC-007, EC-008] */
  readonly ambassadorCampaigns: readonly string[];
  /** Where cookies are written. */
  readonly cookies: Omit<CookieScope, "host">;
}
