import { COOKIES, MARKETING_COOKIES, parseUrl, sharingChoice } from "@courseway/brand";
import { z } from "zod";
import { requestHost, isForm, noContent } from "./guard.ts";
import { cookieScope, isSignalOn, setCookieHeader } from "./cookies.ts";
import { type ApiRequest, readBody } from "./endpoint.ts";
import type { Host } from "../host/host.ts";

const requestSchema = z.object({ share: z.boolean() });

/**
 * Forms do not send a switch that is off. If the browser sends the privacy signal, a form counts as sharing only with the visitor's
 * confirmation: without script the switch may be on before they touched it. [PV-011]
 *
 * @throws HttpError 400 for JSON of another form
 */
function readShare(apiRequest: ApiRequest): boolean {
  const { request } = apiRequest;
  if (isForm(request)) {
    const fields = new URLSearchParams(apiRequest.body);
    return fields.has("share") && (!isSignalOn(request.headers) || fields.has("despite-signal"));
  }
  return readBody(apiRequest, requestSchema, '{ "share": false }').share;
}

/** The page that sent the form, with its query; home if the browser names another site or none. */
function getRefererPath(request: Request): string {
  const from = parseUrl(request.headers.get("referer") ?? "");
  return from?.host === requestHost(request) ? from.pathname.replace(/^\/+/u, "/") + from.search : "/";
}

/**
 * Stores whether personal data may be shared, by the visitor's choice or their browser's signal. The response sets the cookie, because
 * browsers keep script cookies for only a week, and deletes the marketing cookies of visitors who share nothing. A form without script
 * returns to its page. [CK-003, CK-004, CK-005, PV-005, PV-006, PV-007]
 *
 * @throws HttpError 400 for a request of another form
 */
export function handleConsent(apiRequest: ApiRequest, host: Pick<Host, "brand" | "env">): Promise<Response> {
  const { request } = apiRequest;
  const share = readShare(apiRequest);
  const scope = cookieScope(request, host);
  const response = isForm(request)
    ? new Response(null, { status: 303, headers: { location: getRefererPath(request), "cache-control": "no-store" } })
    : noContent();
  response.headers.append("set-cookie", setCookieHeader(COOKIES.consent, share ? "0" : "1", scope));
  if (share) {
    const choice = sharingChoice(isSignalOn(request.headers));
    response.headers.append("set-cookie", setCookieHeader(COOKIES.sharing, choice, scope));
  } else
    for (const cookie of [COOKIES.sharing, ...MARKETING_COOKIES])
      response.headers.append("set-cookie", setCookieHeader({ ...cookie, lifeMs: 0 }, "", scope));
  return Promise.resolve(response);
}
