import { type BrandConfig, type State, findState } from "@courseway/brand";
import type { Location } from "@courseway/services";
import { z } from "zod";
import type { ApiRequest } from "./endpoint.ts";
import { requestHost } from "../host/request-host.ts";
import { json } from "./guard.ts";
import { readBody } from "./input.ts";
import { HttpError } from "./http-error.ts";
import { isStored, stateCookie, stateOfCookie } from "./state-cookie.ts";

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
