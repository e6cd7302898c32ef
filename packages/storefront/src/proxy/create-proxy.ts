import type { Block } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type NextRequest, NextResponse } from "next/server";
import { sharedLife } from "../cache/life.ts";
import { createHost } from "../host/host.ts";
import { lazy } from "../host/lazy.ts";
import { addressOf } from "../pages/address-of.ts";
import { isMissing, rememberMissing } from "../pages/missing-pages.ts";
import type { Lookup } from "../pages/lookup-memory.ts";
import { LIVE_ROUTE, NOT_FOUND_ROUTE, type Route, routeOf, UNAVAILABLE_ROUTE } from "./route.ts";

const rewrite = (request: NextRequest, path: string, init: ResponseInit = {}): NextResponse => {
  const target = request.nextUrl.clone();
  target.pathname = path;
  return NextResponse.rewrite(target, init);
};

/** A screen in a page's place. No cache outside may keep it: a publish could not take it out there, and an outage would outlive itself. */
const screen = (request: NextRequest, path: string, status: 404 | 500): NextResponse =>
  rewrite(request, path, { status, headers: { "cache-control": "private, no-store" } });

/**
 * The proxy of a brand's app: slashes, previews, and the choice between a page and its dynamic twin. It also
 * starts the lookup of a page that this process has not served yet, because only here can a page that is
 * missing or cannot be had still become a 404 or 500 that is whole without script. [RT-016, RT-017, RT-028, ERR-012]
 */
export function createProxy(input: { readonly brand: BrandConfig; readonly blocks: readonly Block[] }) {
  const host = lazy(() => createHost(input));

  /** What is known of a page before it is rendered; a page that was served well before is not asked for again. */
  async function outcome(path: string, token: string | null): Promise<Lookup["kind"]> {
    const { pages, brand, now } = host();
    const address = addressOf(path, brand);
    if (address === null) return "missing";
    if (token !== null) return (await pages.prefetch(address, token)).kind;
    if (pages.hasServed(address)) return "found";
    if (isMissing(address.entrySlug, now())) return "missing";
    const { kind } = await pages.prefetch(address, null);
    if (kind === "missing") rememberMissing(address.entrySlug, now());
    return kind;
  }

  /** A page that is not there or cannot be had becomes the brand's screen with its status; only here can it. */
  async function page(
    request: NextRequest,
    path: string,
    token: string | null,
    found: () => NextResponse,
  ): Promise<NextResponse> {
    const kind = await outcome(path, token);
    if (kind === "missing") return screen(request, NOT_FOUND_ROUTE, 404);
    if (kind !== "failed") return found();
    // The live twin takes the failed lookup over and shows its reason.
    if (host().isDevelopment) return rewrite(request, `${LIVE_ROUTE}${path}`, { status: 500 });
    return screen(request, UNAVAILABLE_ROUTE, 500);
  }

  function passThrough(path: string): NextResponse {
    const address = addressOf(path, host().brand);
    const life = address === null ? 0 : sharedLife(address.entrySlug, host().now());
    return NextResponse.next({ headers: { "cache-control": `public, max-age=0, s-maxage=${life}` } });
  }

  async function answer(request: NextRequest, route: Route): Promise<NextResponse> {
    switch (route.kind) {
      case "redirect":
        return NextResponse.redirect(new URL(route.to, request.nextUrl.origin), route.status);
      case "not-found":
        return screen(request, NOT_FOUND_ROUTE, 404);
      case "screen":
        return rewrite(request, route.to);
      case "cached":
        return page(request, route.path, null, () => passThrough(route.path));
      case "live":
        return page(request, route.path, route.token, () => rewrite(request, `${LIVE_ROUTE}${route.path}`));
      default:
        throw new Error("Every kind of route has its answer above.", { cause: route satisfies never });
    }
  }

  return (request: NextRequest): Promise<NextResponse> =>
    answer(request, routeOf(request.nextUrl.pathname, request.nextUrl.search));
}
