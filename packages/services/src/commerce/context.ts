import { type HttpRequest, type Transport, buildUrl } from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { authHeaders, type CommerceAuth } from "./auth.ts";

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
