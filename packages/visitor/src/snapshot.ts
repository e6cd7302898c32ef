import type { ActiveOffers } from "./offers/active-offers.ts";

/** The coupons that a visitor was mailed or earned on this page. */
export interface EmailedCoupons {
  /** Those that apply now: the cookie's, then those of coupon events, in the order in which they came. [CP-011, CP-026] */
  readonly codes: readonly string[];
  /** When the cookie's was asked for, in epoch ms; null where no cookie says. */
  readonly submitted: number | null;
  /** When the next of them ends, in epoch ms; null where none has an end. [EC-024] */
  readonly ends: number | null;
}

/** 0: personal data may be shared. 1: do not sell or share. [PV-006] */
export type Consent = 0 | 1;

/** All that a page knows of its visitor at one moment: plain data, never changed in place. */
export interface VisitorSnapshot {
  /** Epoch ms; moves when something that somebody waits for has come, not each second. */
  readonly now: number;
  /** The page's whole address; empty on the server. */
  readonly url: string;
  readonly emailed: EmailedCoupons;
  /** The two letters of the visitor's state, from the cookie or the location call; null while unknown. [LOC-001] */
  readonly state: string | null;
  readonly consent: Consent;
  /** Whether the browser's privacy signal is there, and nothing is shared. [PV-011] */
  readonly isSignalHonored: boolean;
  /** What the checkout and the family's sites are told of that: "0" only for a choice to share; null for no choice. */
  readonly handedConsent: "0" | "1" | null;
  /** The anonymous analytics id, where one was given. [CK-002] */
  readonly anonymousId: string | null;
  /** Coupons whose email-capture banner was closed. [EC-006, EC-027] */
  readonly dismissed: readonly string[];
  /** [EC-011] */
  readonly isEmailMinimized: boolean;
  /** The ambassador campaign by which the visitor came, or null. [EC-007] */
  readonly ambassador: string | null;
  /** True while the page holds for this visitor as the server wrote it: nothing has to be worked out. */
  readonly isAsServed: boolean;
  /** What holds for this visitor instead; null as long as the server's HTML does, and while it is being worked out. */
  readonly offers: ActiveOffers | null;
}

/** What a page learns while it stands, and no cookie says. */
export interface Learned {
  /** Coupons of events with the moment they came, in epoch ms. */
  readonly earned: readonly { readonly code: string; readonly at: number }[];
  /** What the location call answered. */
  readonly located: string | null;
}

/** The visitor of whom nothing is known: everybody, on the server. */
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
