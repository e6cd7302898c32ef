import { type NextRequest, NextResponse } from "next/server";
import { randomUUID } from "node:crypto";
import { POLICY } from "@courseway/next-finish/policy";
import { DYNAMIC_ROUTE } from "./route.ts";

/**
 * For what no cache may keep: a publish could not take it out there, and an outage would outlive itself. A redirect has the
 * query of one visitor, and a browser would keep it for good, so that an editor could never take it back.
 */
export const UNCACHED = { "cache-control": "private, no-store" };

/** On every request that was rewritten. This process alone knows the value, so no visitor can forge one. */
const HOP_HEADER = "x-courseway-hop";
const hop = randomUUID();

/** Whether this proxy has rewritten the request before: it came back over the network. */
export const wasRewritten = (headers: Headers): boolean => headers.get(HOP_HEADER) === hop;

/**
 * Hands the request on to another route of this process. The target stands on the address that Next itself gave the
 * request, letter by letter: `nextUrl` writes `localhost` for 127.0.0.1 and ::1, and a target on another host is not
 * routed but asked for over the network, from this very server.
 */
export function rewrite(request: NextRequest, path: string, init: ResponseInit = {}): NextResponse {
  const target = new URL(request.url);
  target.pathname = path;
  const headers = new Headers(request.headers);
  headers.set(HOP_HEADER, hop);
  // A screen that replaces a live page is cached for all visitors, so it must not use this request's nonce.
  if (!path.startsWith(DYNAMIC_ROUTE)) headers.delete(POLICY);
  return NextResponse.rewrite(target, { ...init, request: { headers } });
}

/** An answer without a page, which no cache may keep. */
export const plain = (
  text: string,
  status: 404 | 405 | 421 | 429 | 508,
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  new NextResponse(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...UNCACHED, ...headers },
  });

/** A screen in a page's place. */
export const screen = (
  request: NextRequest,
  path: string,
  status: 200 | 404 | 410 | 503,
  headers: Readonly<Record<string, string>> = {},
): NextResponse => rewrite(request, path, { status, headers: { ...UNCACHED, ...headers } });

/** A page of the cache, by its own route or by that of a later page of its listing. */
export const cachedAt = (request: NextRequest, path: string, route: string, headers: HeadersInit): NextResponse =>
  route === path ? NextResponse.next({ headers }) : rewrite(request, route, { headers });
