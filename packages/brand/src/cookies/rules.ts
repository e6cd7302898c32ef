import { asText } from "../values/as-text.ts";

/** Reads a network's id, or null if it is too long or has characters that could end a cookie's value. */
function findId(query: URLSearchParams, parameter: string): string | null {
  const id = query.get(parameter) ?? "";
  return /^[\w.-]{1,500}$/.test(id) ? id : null;
}

/** The affiliate event to remember; null without an event id or without `utm_source=cj`. [CK-012] */
export function affiliateEvent(search: string): string | null {
  const query = new URLSearchParams(asText(search));
  return query.get("utm_source") === "cj" ? findId(query, "cjevent") : null;
}

/** The id of the click on a social advertisement that led here, or null. [CK-011] */
export const facebookClick = (search: string): string | null => findId(new URLSearchParams(asText(search)), "fbclid");

/** The inputs of a visitor's consent to the use of personal data. */
export interface ConsentFacts {
  /** The value of the cookie `consent`. */
  readonly stored: string | undefined;
  /** The value of the cookie `sharing`; absent unless the visitor chose to share. */
  readonly sharing: string | undefined;
  /** Whether the browser sends the global privacy control signal. */
  readonly isSignalOn: boolean;
  /** Whether the brand's visitors who chose nothing share no data. */
  readonly optsOutByDefault: boolean;
}

/** The value of the cookie `sharing` for a visitor who chooses to share. */
export const sharingChoice = (isSignalOn: boolean): "despite-signal" | "chosen" =>
  isSignalOn ? "despite-signal" : "chosen";

/**
 * Computes the consent: 1 for "do not sell or share", 0 if personal data may be shared. A stored 0 may be the site's
 * own default, so only the visitor's choice overrides the brand's default, and only a choice made while the signal was
 * on overrides the signal. [PV-006, PV-010, PV-011, PV-013]
 */
export function computeConsent(facts: ConsentFacts): 0 | 1 {
  if (facts.stored === "1") return 1;
  return !isSharingChosen(facts) && (facts.isSignalOn || facts.optsOutByDefault) ? 1 : 0;
}

/** Whether the visitor chose to share and the signal was not turned on since. */
const isSharingChosen = ({ sharing, isSignalOn }: ConsentFacts): boolean =>
  sharing === sharingChoice(true) || (!isSignalOn && sharing === sharingChoice(false));

/**
 * The consent that we pass to the checkout and the family's sites: "1" for a visitor who shares nothing, "0" for one
 * who chose to share; null if 0 is only the site's own default, because a default is not a choice. [PV-010, PV-013]
 */
export function handedConsent(facts: ConsentFacts): "0" | "1" | null {
  if (computeConsent(facts) === 1) return "1";
  return isSharingChosen(facts) ? "0" : null;
}
