import { NextResponse } from "next/server";
import type { Host } from "../host/host.ts";
import { findAddress } from "@courseway/site-content";
import { type Redirect, redirectTarget } from "@courseway/site-content/site-index";
import { screen, UNCACHED } from "./answer.ts";
import { GONE_ROUTE, type Route } from "./route.ts";
import type { Step } from "./step.ts";

/** The page that a request is for, also if its address is about to be corrected; null for none. */
function findPage(route: Route): string | null {
  if (route.kind === "cached" || (route.kind === "dynamic" && route.token === null)) return route.path;
  return route.kind === "redirect" && route.status === 308 ? (route.to.split("?", 1)[0] ?? null) : null;
}

type MovedHost = Pick<Host, "brand" | "pages" | "siteIndex">;

async function findRedirect(route: Route, { brand, pages, siteIndex }: MovedHost): Promise<Redirect | null> {
  const path = findPage(route);
  if (path === null) return null;
  const found = siteIndex.redirects.get();
  if (!(found instanceof Promise)) return found?.byPath.get(path) ?? null;
  // After a publish of the whole site every page is looked up again. Both requests run in parallel, so that visitors wait less.
  const address = route.kind === "redirect" ? null : findAddress(path, brand);
  if (address !== null) void pages.prefetch(address, null);
  return (await found)?.byPath.get(path) ?? null;
}

/** Redirects a page that an editor has moved, or says that it is gone. A preview shows the page anyway. */
export const followMoves =
  (host: () => MovedHost): Step =>
  async ({ request, route, search }) => {
    const redirect = await findRedirect(route, host());
    if (redirect === null) return null;
    if (redirect.kind === "gone") return screen(request, GONE_ROUTE, 410);
    const to = new URL(redirectTarget(redirect.to, search, host().brand), request.url);
    return NextResponse.redirect(to, { status: redirect.status, headers: UNCACHED });
  };
