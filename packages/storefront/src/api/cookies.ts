import { type Cookie, cookieDomain, type CookieScope } from "@courseway/brand";
import { cookieValue } from "@courseway/visitor";

/**
 * The values of one cookie, read as the page's scripts read them; a browser sends two where one belongs to the host and
 * one to its parent.
 */
export function cookieValues(header: string | null, { name }: Cookie): readonly string[] {
  const pairs = (header ?? "").split(/;\s*/u);
  const start = `${name}=`;
  return pairs.flatMap((pair) => (pair.startsWith(start) ? (cookieValue(pair.slice(start.length)) ?? []) : []));
}

/**
 * A cookie as an answer sets it, under its own life and domain. Scripts of the page can read it.
 *
 * @param value letters, digits and `.`, `_`, `-`: nothing that a cookie would have to escape
 */
export function setCookieHeader(cookie: Cookie, value: string, scope: CookieScope): string {
  const domain = cookieDomain(cookie, scope);
  return [
    `${cookie.name}=${value}`,
    `Path=${cookie.path}`,
    `Max-Age=${cookie.lifeMs / 1000}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    "SameSite=Lax",
    ...(scope.production ? ["Secure"] : []),
  ].join("; ");
}

/** Whether the browser asks that nothing be shared. [PV-011] */
export const isSignalOn = (headers: Headers): boolean => headers.get("sec-gpc") === "1";
