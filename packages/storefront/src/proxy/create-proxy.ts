import type { Block } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type NextRequest, NextResponse } from "next/server";
import { createHost } from "../host/host.ts";
import { once } from "../host/once.ts";
import { addressOf } from "../pages/address-of.ts";
import { LIVE_ROUTE, NOT_FOUND_ROUTE, type Route, routeOf, UNAVAILABLE_ROUTE } from "./route.ts";

const rewrite = (request: NextRequest, path: string, status = 200): NextResponse => {
  const target = request.nextUrl.clone();
  target.pathname = path;
  return NextResponse.rewrite(target, { status });
};

/**
 * The proxy of a brand's app: slashes, previews, and the choice between a page and its dynamic twin. It also
 * begins the lookup of a page that this process has not served yet, because only here can a page that
 * cannot be had still become a 500 with the brand's chrome. [RT-016, RT-017, RT-019, ERR-012]
 */
export function createProxy(input: { readonly brand: BrandConfig; readonly blocks: readonly Block[] }) {
  const host = once(() => createHost(input));

  async function isUnavailable(path: string, token: string | null): Promise<boolean> {
    const { pages, brand } = host();
    const address = addressOf(path, brand);
    if (address === null || (token === null && pages.isKnown(address))) return false;
    return (await pages.begin(address, token)).kind === "failed";
  }

  async function answer(request: NextRequest, route: Route): Promise<NextResponse> {
    switch (route.kind) {
      case "redirect":
        return NextResponse.redirect(new URL(route.to, request.nextUrl.origin), route.status);
      case "not-found":
        return rewrite(request, NOT_FOUND_ROUTE, 404);
      case "screen":
        return rewrite(request, route.to);
      case "cached":
        return (await isUnavailable(route.path, null)) ? rewrite(request, UNAVAILABLE_ROUTE, 500) : NextResponse.next();
      case "live":
        return (await isUnavailable(route.path, route.token))
          ? rewrite(request, UNAVAILABLE_ROUTE, 500)
          : rewrite(request, `${LIVE_ROUTE}${route.path}`);
    }
  }

  return (request: NextRequest): Promise<NextResponse> => answer(request, routeOf(request.nextUrl.pathname, request.nextUrl.search));
}
