import { COOKIES, type State, findState } from "@courseway/brand";
import { z } from "zod";
import type { Host } from "../host/host.ts";
import { cookieScope, cookieValues, setCookieHeader } from "./cookies.ts";
import { type ApiRequest, readBody, HttpError } from "./endpoint.ts";
import { json } from "./guard.ts";

/** The state in the visitor's cookie, as abbreviation, name or slug; null for anything else. [LOC-001, LOC-003, LOC-004] */
export const stateOfCookie = (header: string | null): State | null =>
  cookieValues(header, COOKIES.state)
    .map(findState)
    .find((state) => state !== null) ?? null;

/** Whether the visitor is on this machine, as in development: such an address has no location. */
const isLoopback = (ip: string): boolean => ip === "::1" || ip.startsWith("127.");

const requestSchema = z.object({ state: z.string().max(60) });

/**
 * A response with the state, which sets the cookie if it differs. Of two cookies the first counts.
 * [CK-001, CK-006, CK-007, CK-008, LOC-002, LOC-004]
 */
function stateResponse(request: Request, { abbreviation }: State, host: Pick<Host, "brand" | "env">): Response {
  const isStored = cookieValues(request.headers.get("cookie"), COOKIES.state)[0] === abbreviation;
  const cookie = setCookieHeader(COOKIES.state, abbreviation, cookieScope(request, host));
  return json({ state: abbreviation }, 200, isStored ? {} : { "set-cookie": cookie });
}

/**
 * The visitor's state: `{ state: "TX" | null }`, from the cookie or else from a lookup of the visitor's address; for a visitor on the
 * server's own machine, of the machine's public address. The response sets the cookie. Null if neither gives a state, and if the lookup
 * fails. [LOC-001, LOC-002, LOC-003, LOC-007, CK-006]
 */
export async function handleLocation(
  { request }: ApiRequest,
  host: Pick<Host, "brand" | "env" | "visitorAddress" | "location" | "ipLookup">,
): Promise<Response> {
  const cookieState = stateOfCookie(request.headers.get("cookie"));
  if (cookieState !== null) return stateResponse(request, cookieState, host);
  const address = host.visitorAddress(request);
  const ip = isLoopback(address) ? ((await host.ipLookup()) ?? address) : address;
  // Without an address the lookup would find our own server.
  const found = ip === "" ? null : findState(await host.location.state({ ip }));
  return found === null ? json({ state: null }) : stateResponse(request, found, host);
}

/**
 * Stores the state that a visitor chose, named by abbreviation, name or slug. [LOC-002, LOC-004]
 * @throws HttpError 400 if it is not a state
 */
export function handleChosenState(apiRequest: ApiRequest, host: Pick<Host, "brand" | "env">): Promise<Response> {
  const form = '{ "state": "TX" }, a state by its abbreviation, name or slug';
  const state = findState(readBody(apiRequest, requestSchema, form).state);
  if (state === null) throw new HttpError(400, `The request is not of the form ${form}.`);
  return Promise.resolve(stateResponse(apiRequest.request, state, host));
}
