import type { ActiveOffers } from "./offers/active-offers.ts";

/** The coupons that a visitor got by email or on this page. */
export interface EmailedCoupons {
  /** The valid ones: the cookie's, then those of coupon events in order. [CP-011, CP-026] */
  readonly codes: readonly string[];
  /** When the cookie's was requested, in epoch ms; null if unknown. */
  readonly submitted: number | null;
  /** When the next one expires, in epoch ms; null for never. [EC-024] */
  readonly ends: number | null;
}

/** 0: personal data may be shared. 1: do not sell or share. [PV-006] */
export type Consent = 0 | 1;

/** A page's data about its visitor at one moment: plain and immutable. */
export interface VisitorSnapshot {
  /** Epoch ms. It changes when a requested moment has come, not each second. */
  readonly now: number;
  /** The page's absolute URL; empty on the server. */
  readonly url: string;
  readonly emailed: EmailedCoupons;
  /** The two letters of the visitor's state, from the cookie or the location call; null while unknown. [LOC-001] */
  readonly state: string | null;
  readonly consent: Consent;
  /** Whether the browser's privacy signal opts the visitor out. [PV-011] */
  readonly isSignalHonored: boolean;
  /** The choice that the checkout and the family's sites get: "0" only for a choice to share; null for no choice. */
  readonly handedConsent: "0" | "1" | null;
  /** The anonymous analytics id, if there is one. [CK-002] */
  readonly anonymousId: string | null;
  /** Coupons whose email-capture banner was closed. [EC-006, EC-027] */
  readonly dismissed: readonly string[];
  /** [EC-011] */
  readonly isEmailMinimized: boolean;
  /** The visitor's ambassador campaign, or null. [EC-007] */
  readonly ambassador: string | null;
  /** True while the server's HTML is right for this visitor. */
  readonly isAsServed: boolean;
  /** This visitor's offers; null while the server's HTML is right, and until the offers are computed. */
  readonly offers: ActiveOffers | null;
}

/** Data that a page gets while it is open, and that is in no cookie. */
export interface Learned {
  /** Coupons of events with their time, in epoch ms. */
  readonly earned: readonly { readonly code: string; readonly at: number }[];
  /** The location call's result. */
  readonly located: string | null;
}

/** The anonymous visitor, whom the server renders pages for. */
export function createAnonymousVisitor(now: number): VisitorSnapshot {
  return {
    now,
    url: "",
    emailed: { codes: [], submitted: null, ends: null },
    state: null,
    consent: 0,
    isSignalHonored: false,
    handedConsent: null,
    anonymousId: null,
    dismissed: [],
    isEmailMinimized: false,
    ambassador: null,
    isAsServed: true,
    offers: null,
  };
}
