import { type Cookie, cookieDomain, type CookieScope } from "@courseway/brand";
import { cookieValue } from "@courseway/visitor";
import type { Host } from "../host/host.ts";
import { requestHost } from "./guard.ts";

/**
 * The values of one cookie, parsed as the page's scripts do. A browser sends two if both the host and its parent domain set one.
 */
export function cookieValues(header: string | null, { name }: Cookie): readonly string[] {
  const pairs = (header ?? "").split(/;\s*/u);
  const start = `${name}=`;
  return pairs.flatMap((pair) => (pair.startsWith(start) ? (cookieValue(pair.slice(start.length)) ?? []) : []));
}

/** Where the cookies that answer a request count. */
export const cookieScope = (request: Request, { brand, env }: Pick<Host, "brand" | "env">): CookieScope => ({
  host: requestHost(request),
  production: env.SITE_ENV === "production",
  brand,
});

/**
 * A `Set-Cookie` value with the cookie's lifetime and domain. The page's scripts can read it.
 *
 * @param value letters, digits and `.`, `_`, `-`, which need no escaping
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

/** Whether the browser sends the privacy signal. [PV-011] */
export const isSignalOn = (headers: Headers): boolean => headers.get("sec-gpc") === "1";
