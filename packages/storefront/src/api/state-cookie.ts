import { type CookieScope, COOKIES, type State, findState } from "@courseway/brand";
import { cookieValues, setCookieHeader } from "./cookies.ts";

/** The state in the visitor's cookie, as abbreviation, name or slug; null for anything else. [LOC-001, LOC-003, LOC-004] */
export const stateOfCookie = (header: string | null): State | null =>
  cookieValues(header, COOKIES.state)
    .map(findState)
    .find((state) => state !== null) ?? null;

/** Whether the cookie already has this value. Of two cookies the first counts. */
export const isStored = (header: string | null, state: State): boolean =>
  cookieValues(header, COOKIES.state)[0] === state.abbreviation;

/** The `Set-Cookie` value that stores a state. [CK-001, CK-006, CK-007, CK-008, LOC-004] */
export const stateCookie = ({ abbreviation }: State, scope: CookieScope): string =>
  setCookieHeader(COOKIES.state, abbreviation, scope);
