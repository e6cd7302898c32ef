import type { NextResponse } from "next/server";
import { randomBytes } from "node:crypto";
import { type createPagePolicy, nonceHeader, type PolicyRequest } from "./page-policy.ts";
import type { Route } from "./route.ts";
import type { Visit } from "./step.ts";

/**
 * The inputs of a response's policy; null if the response is not a page. A dynamic page has a nonce. Anything that may replace a preview
 * may be shown in the editor's frame.
 */
function policyRequest(route: Route, search: string): PolicyRequest | null {
  if (route.kind === "redirect" || route.kind === "file" || (route.kind === "own" && !route.isPage)) return null;
  const isRendered = route.kind === "dynamic" || route.kind === "search" || route.kind === "own";
  const isPreview = route.kind === "screen" || (route.kind !== "search" && new URLSearchParams(search).has("token"));
  return { nonce: isRendered ? randomBytes(16).toString("base64") : null, isOwn: route.kind === "own", isPreview };
}

/** Passes the request's nonce to Next, and adds the page's policy to the response. */
export async function withPolicy(
  policy: () => ReturnType<typeof createPagePolicy>,
  { request, route, search }: Visit,
  answer: () => Promise<NextResponse>,
): Promise<NextResponse> {
  const trust = policyRequest(route, search);
  if (trust !== null && trust.nonce !== null) request.headers.set(...nonceHeader(trust.nonce));
  const answered = await answer();
  if (trust !== null) for (const [name, value] of policy()(trust)) answered.headers.set(name, value);
  return answered;
}
