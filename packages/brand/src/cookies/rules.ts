import { asText } from "../values/as-text.ts";

/** An id that a network made: what cannot leave a cookie's value, and no longer than one may be. */
function idIn(query: URLSearchParams, parameter: string): string | null {
  const id = query.get(parameter) ?? "";
  return /^[\w.-]{1,500}$/.test(id) ? id : null;
}

/** The affiliate event to remember, or null: only with an event id and `utm_source=cj`. [CK-012] */
export function affiliateEvent(search: string): string | null {
  const query = new URLSearchParams(asText(search));
  return query.get("utm_source") === "cj" ? idIn(query, "cjevent") : null;
}

/** The id of the social advertisement's click that led here, or null. [CK-011] */
export const facebookClick = (search: string): string | null => idIn(new URLSearchParams(asText(search)), "fbclid");

/** What is known of a visitor's wish about their personal data. */
export interface ConsentFacts {
  /** The value of the cookie `consent`. */
  readonly stored: string | undefined;
  /** The value of the cookie `sharing`: only a visitor who chose to share has one. */
  readonly sharing: string | undefined;
  /** Whether the browser sends the global privacy control signal. */
  readonly isSignalOn: boolean;
  /** Whether visitors of the brand who chose nothing share nothing. */
  readonly optsOutByDefault: boolean;
}

/** The value of the cookie `sharing` for a visitor who chooses to share. */
export const sharingChoice = (isSignalOn: boolean): "despite-signal" | "chosen" =>
  isSignalOn ? "despite-signal" : "chosen";

/**
 * 1: do not sell or share; 0: personal data may be shared. A stored 0 may be the site's own default, so that only a visitor's
 * choice goes before the brand's default, and only a choice made while the signal was there goes before the signal.
 * [PV-006, PV-010, PV-011, PV-013]
 */
export function computeConsent(facts: ConsentFacts): 0 | 1 {
  if (facts.stored === "1") return 1;
  return !isSharingChosen(facts) && (facts.isSignalOn || facts.optsOutByDefault) ? 1 : 0;
}

/** Whether the visitor chose to share, and no signal came since. */
const isSharingChosen = ({ sharing, isSignalOn }: ConsentFacts): boolean =>
  sharing === sharingChoice(true) || (!isSignalOn && sharing === sharingChoice(false));

/**
 * What the checkout and the family's sites are told of a visitor's wish: "1" for who shares nothing, "0" only for who chose
 * to share; null where a 0 is the site's own default, because a default is no choice. [PV-010, PV-013]
 */
export function handedConsent(facts: ConsentFacts): "0" | "1" | null {
  if (computeConsent(facts) === 1) return "1";
  return isSharingChosen(facts) ? "0" : null;
}
