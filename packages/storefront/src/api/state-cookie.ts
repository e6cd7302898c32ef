import { type CookiePlace, cookieDomain, COOKIES, type State, stateOf } from "@courseway/brand";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The values of the state cookie; a browser sends two where one belongs to the host and one to its parent. */
function valuesOf(header: string | null): readonly string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  const start = `${COOKIES.state.name}=`;
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => decoded(pair.slice(start.length)));
}

/** The state that the visitor's cookie names, by abbreviation, name or slug; null for anything else. [LOC-001, LOC-003, LOC-004] */
export const stateOfCookie = (header: string | null): State | null =>
  valuesOf(header)
    .map(stateOf)
    .find((state) => state !== null) ?? null;

/** Whether the cookie already says the state as it is to be written. Of two, everybody reads the first. */
export const isStored = (header: string | null, state: State): boolean => valuesOf(header)[0] === state.abbreviation;

/** The cookie that remembers a state, as an answer sets it. [CK-001, CK-006, CK-007, CK-008, LOC-004] */
export function stateCookie({ abbreviation }: State, place: CookiePlace): string {
  const { name, lifeMs, path } = COOKIES.state;
  const domain = cookieDomain(COOKIES.state, place);
  return [
    `${name}=${abbreviation}`,
    `Path=${path}`,
    `Max-Age=${lifeMs / 1000}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    "SameSite=Lax",
    ...(place.production ? ["Secure"] : []),
  ].join("; ");
}
