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

/**
 * 1: do not sell or share; 0: personal data may be shared. The stored choice goes before the browser's signal, and
 * without either sharing is allowed. [PV-006, PV-010, PV-011, PV-013]
 *
 * @param stored the consent cookie's value
 * @param isSignalOn whether the browser sends the global privacy control signal
 */
export function consentOf(stored: string | undefined, isSignalOn: boolean): 0 | 1 {
  if (stored === "0" || stored === "1") return stored === "1" ? 1 : 0;
  return isSignalOn ? 1 : 0;
}
