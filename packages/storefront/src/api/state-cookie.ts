import { type CookieScope, COOKIES, type State, findState } from "@courseway/brand";
import { cookieValues, setCookieHeader } from "./cookies.ts";

/** The state that the visitor's cookie names, by abbreviation, name or slug; null for anything else. [LOC-001, LOC-003, LOC-004] */
export const stateOfCookie = (header: string | null): State | null =>
  cookieValues(header, COOKIES.state)
    .map(findState)
    .find((state) => state !== null) ?? null;

/** Whether the cookie already says the state as it is to be written. Of two, everybody reads the first. */
export const isStored = (header: string | null, state: State): boolean =>
  cookieValues(header, COOKIES.state)[0] === state.abbreviation;

/** The cookie that remembers a state, as an answer sets it. [CK-001, CK-006, CK-007, CK-008, LOC-004] */
export const stateCookie = ({ abbreviation }: State, scope: CookieScope): string =>
  setCookieHeader(COOKIES.state, abbreviation, scope);
