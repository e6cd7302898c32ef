import type { Report } from "@courseway/observability";
import { type HttpRequest, type Transport, buildUrl } from "../http/index.ts";

/** The credentials for the commerce service: a name and password, or a complete header. */
export type CommerceAuth =
  | { readonly user: string; readonly password: string }
  /** "Name: value", or only the value of `Authorization`. */
  | { readonly header: string };

/**
 * Returns the authorization header of price requests; none without credentials. [API-020, API-022]
 *
 * @example authHeaders({ header: "X-Api-Key: abc" }) // { "x-api-key": "abc" }
 */
export function authHeaders(auth: CommerceAuth | null): Record<string, string> {
  if (auth === null) return {};
  if ("user" in auth) {
    const pair = Buffer.from(`${auth.user}:${auth.password}`).toString("base64");
    return { authorization: `Basic ${pair}` };
  }
  const named = /^([A-Za-z][A-Za-z0-9-]*):\s*(.+)$/.exec(auth.header);
  if (named?.[1] !== undefined && named[2] !== undefined) return { [named[1].toLowerCase()]: named[2] };
  return { authorization: auth.header };
}

/** The parameters that identify the shop in most commerce calls. */
export interface CommerceBaseParams {
  readonly appType: string;
  readonly platform: string;
  readonly brandId: string;
}

/** The data that all commerce calls share. */
export interface CommerceContext {
  readonly transport: Transport;
  readonly baseUrl: string | null;
  readonly auth: CommerceAuth | null;
  readonly baseParams: CommerceBaseParams;
  readonly report: Report;
}

type Query = readonly (readonly [string, string])[];

/** Builds a GET request to the commerce API; `signed` adds the authorization header. */
export function commerceGet(
  context: CommerceContext,
  call: { readonly service: string; readonly path: string; readonly query: Query; readonly signed: boolean },
): HttpRequest {
  return {
    service: call.service,
    method: "GET",
    url: buildUrl(context.baseUrl, call.path, call.query),
    headers: call.signed ? authHeaders(context.auth) : {},
  };
}

/** The base parameters as query pairs, in the documented order. */
export function baseQuery({ baseParams }: CommerceContext): Query {
  return [
    ["appType", baseParams.appType],
    ["platform", baseParams.platform],
    ["brandId", baseParams.brandId],
  ];
}
