import { type NextRequest, NextResponse } from "next/server";
import { randomUUID } from "node:crypto";
import { POLICY } from "@courseway/next-finish/policy";
import { DYNAMIC_ROUTE, type Route } from "./route.ts";

/**
 * For responses that no cache may store: a publish could not remove them, and an outage would continue in the cache. A redirect has one
 * visitor's query, and browsers would cache it forever, so that an editor could not revoke it.
 */
export const UNCACHED = { "cache-control": "private, no-store" };

/** Header of every rewritten request. Only this process knows the value, so no visitor can forge it. */
const HOP_HEADER = "x-courseway-hop";
const hop = randomUUID();

/** Whether this proxy has already rewritten the request, and it came back over the network. */
export const wasRewritten = (headers: Headers): boolean => headers.get(HOP_HEADER) === hop;

/**
 * Rewrites the request to another route of this process. The target uses the exact origin that Next gave the request: `nextUrl` writes
 * `localhost` for 127.0.0.1 and ::1, and Next requests a target on another host over the network, from this same server.
 */
export function rewrite(request: NextRequest, path: string, init: ResponseInit = {}): NextResponse {
  const target = new URL(request.url);
  target.pathname = path;
  const headers = new Headers(request.headers);
  headers.set(HOP_HEADER, hop);
  // A screen that replaces a dynamic page is cached for all visitors, so it must not use this request's nonce.
  if (!path.startsWith(DYNAMIC_ROUTE)) headers.delete(POLICY);
  return NextResponse.rewrite(target, { ...init, request: { headers } });
}

/** A response without a page, which caches must not store. */
export const plain = (
  text: string,
  status: 404 | 405 | 421 | 429 | 508,
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  new NextResponse(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...UNCACHED, ...headers },
  });

/** A screen instead of a page. */
export const screen = (
  request: NextRequest,
  path: string,
  status: 200 | 404 | 410 | 503,
  headers: Readonly<Record<string, string>> = {},
): NextResponse => rewrite(request, path, { status, headers: { ...UNCACHED, ...headers } });

/** A cached page: its own route, or the route of later pages of a listing. */
export const cachedAt = (request: NextRequest, path: string, route: string, headers: HeadersInit): NextResponse =>
  route === path ? NextResponse.next({ headers }) : rewrite(request, route, { headers });

/** A request in the proxy. */
export interface Visit {
  readonly request: NextRequest;
  /** Path and query (with "?" or empty) as Next has them. */
  readonly path: string;
  readonly search: string;
  /** The route of its address. */
  readonly route: Route;
}

/** Returns a response, or leaves the visit to the next step. */
export type Step = (visit: Visit) => NextResponse | null | Promise<NextResponse | null>;

/**
 * The response of the first step that returns one.
 * @throws Error if no step does: every type of route has its step
 */
export async function firstAnswer(steps: readonly Step[], visit: Visit): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(visit);
    if (answer !== null) return answer;
  }
  throw new Error(`No step of the proxy answers a route of the kind "${visit.route.kind}".`);
}
