import { type CookieScope, COOKIES, type State, findState, type BrandConfig } from "@courseway/brand";
import { cookieValues, setCookieHeader } from "./cookies.ts";
import type { Location } from "@courseway/services";
import { z } from "zod";
import { type ApiRequest, readBody, HttpError } from "./endpoint.ts";
import { requestHost, json } from "./guard.ts";

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

export interface LocationDeps {
  readonly brand: BrandConfig;
  readonly production: boolean;
  /** Empty if unknown. Then there is no lookup, because it would find our own server. */
  readonly visitorAddress: (request: Request) => string;
  readonly lookUp: Location["state"];
  /** This machine's public address, or null. */
  readonly ownAddress: () => Promise<string | null>;
}

/** Whether the visitor is on this machine, as in development: such an address has no location. */
const isLoopback = (ip: string): boolean => ip === "::1" || ip.startsWith("127.");

const requestSchema = z.object({ state: z.string().max(60) });

/** A response with the state, which sets the cookie if it differs. [LOC-002] */
function stateResponse(request: Request, state: State, { brand, production }: LocationDeps): Response {
  const scope = { host: requestHost(request), production, brand };
  const stored = isStored(request.headers.get("cookie"), state);
  return json({ state: state.abbreviation }, 200, stored ? {} : { "set-cookie": stateCookie(state, scope) });
}

/**
 * The visitor's state: `{ state: "TX" | null }`, from the cookie or else from a lookup of the visitor's address; for a visitor on the
 * server's own machine, of the machine's public address. The response sets the cookie. Null if neither gives a state, and if the lookup
 * fails. [LOC-001, LOC-002, LOC-003, LOC-007, CK-006]
 */
export async function handleLocation({ request }: ApiRequest, deps: LocationDeps): Promise<Response> {
  const cookieState = stateOfCookie(request.headers.get("cookie"));
  if (cookieState !== null) return stateResponse(request, cookieState, deps);
  const address = deps.visitorAddress(request);
  const ip = isLoopback(address) ? ((await deps.ownAddress()) ?? address) : address;
  const found = ip === "" ? null : findState(await deps.lookUp({ ip }));
  return found === null ? json({ state: null }) : stateResponse(request, found, deps);
}

/**
 * Stores the state that a visitor chose, named by abbreviation, name or slug. [LOC-002, LOC-004]
 * @throws HttpError 400 if it is not a state
 */
export function handleChosenState(apiRequest: ApiRequest, deps: LocationDeps): Promise<Response> {
  const form = '{ "state": "TX" }, a state by its abbreviation, name or slug';
  const state = findState(readBody(apiRequest, requestSchema, form).state);
  if (state === null) throw new HttpError(400, `The request is not of the form ${form}.`);
  return Promise.resolve(stateResponse(apiRequest.request, state, deps));
}
