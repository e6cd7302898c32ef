import { affiliateEvent, computeConsent, type Cookie, COOKIES, facebookClick } from "@courseway/brand";
import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Host } from "../host/host.ts";
import { cookieScope, cookieValues, isSignalOn, setCookieHeader } from "./cookies.ts";
import { type ApiRequest, readBody } from "./endpoint.ts";
import { noContent } from "./guard.ts";

const requestSchema = z.object({ query: z.string().max(8000) });

/** The random part of a browser id, as long as in the network's own script. */
const RANDOM_END = 2 ** 31;

/** The click's and the browser's id. Each is created once and contains its time. [CK-011] */
function facebookCookies(cookies: string | null, click: string, now: number): readonly (readonly [Cookie, string])[] {
  const isKnown = cookieValues(cookies, COOKIES.fbc).some((value) => value.endsWith(`.${click}`));
  const hasBrowser = cookieValues(cookies, COOKIES.fbp).length > 0;
  return [
    ...(isKnown ? [] : [[COOKIES.fbc, `fb.1.${now}.${click}`] as const]),
    ...(hasBrowser ? [] : [[COOKIES.fbp, `fb.1.${now}.${randomInt(RANDOM_END)}`] as const]),
  ];
}

/**
 * Stores the affiliate or advertisement that led to the visit, from the query of the page's address. The response sets the cookies,
 * because browsers keep script cookies for only a week. It sets none if the visitor's choice, or else the browser's signal, forbids
 * sharing. [CK-010, CK-011, CK-012, PV-011, PV-013]
 *
 * @throws HttpError 400 for a request of another form
 */
export function handleVisit(apiRequest: ApiRequest, host: Pick<Host, "brand" | "env" | "now">): Promise<Response> {
  const { query } = readBody(apiRequest, requestSchema, '{ "query": "?cjevent=…&utm_source=cj" }');
  const { headers } = apiRequest.request;
  const cookies = headers.get("cookie");
  const response = noContent();
  const consent = computeConsent({
    stored: cookieValues(cookies, COOKIES.consent)[0],
    sharing: cookieValues(cookies, COOKIES.sharing)[0],
    isSignalOn: isSignalOn(headers),
    optsOutByDefault: host.brand.optsOutByDefault,
  });
  if (consent === 1) return Promise.resolve(response);
  const event = affiliateEvent(query);
  const click = facebookClick(query);
  const scope = cookieScope(apiRequest.request, host);
  const found: readonly (readonly [Cookie, string])[] = [
    ...(event === null ? [] : [[COOKIES.affiliate, event] as const]),
    ...(click === null ? [] : facebookCookies(cookies, click, host.now())),
  ];
  for (const [cookie, value] of found) response.headers.append("set-cookie", setCookieHeader(cookie, value, scope));
  return Promise.resolve(response);
}
