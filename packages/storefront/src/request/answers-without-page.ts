import type { Host } from "../host/host.ts";
import { requestHost } from "../api/guard.ts";
import { plain, type Step, screen, UNCACHED, rewrite } from "./answer.ts";
import { foreignHost, isNewHost, findRefusal } from "./request-guard.ts";
import { FRAMEWORK, GONE_ROUTE, type Route, FILES_ROUTE, NOT_FOUND_ROUTE } from "./route.ts";
import { NextResponse } from "next/server";
import { findAddress } from "@courseway/site-content";
import { type Redirect, redirectTarget } from "@courseway/site-content/site-index";

const misdirection = (host: string): string =>
  `A page was asked for under ${host} and refused: it is none of the site's hosts. If it is one, name it in allowedHosts of the brand's settings; if a proxy of yours asks by a name of its own, have it send x-forwarded-host.`;

/** Refuses a method or an address that no page has. The app's own routes decide themselves. */
export const refuseRequest: Step = ({ request, path, route }) => {
  if (route.kind === "own" && !path.startsWith(FRAMEWORK)) return null;
  const refusal = findRefusal(request.method, path);
  if (refusal === null) return null;
  return plain(refusal.status === 405 ? "Method not allowed" : "Not found", refusal.status, refusal.headers);
};

/**
 * Refuses pages under another domain on the live site. Its files and calls work there, since probes use any host name. [CFG-006]
 */
export const refuseForeignHost =
  (host: () => Pick<Host, "brand" | "env" | "report">): Step =>
  ({ request, route }) => {
    if (route.kind === "own") return null;
    const { brand, env, report } = host();
    const name = env.SITE_ENV === "production" ? foreignHost(requestHost(request), brand) : null;
    if (name === null) return null;
    if (isNewHost(name)) report({ level: "warn", message: misdirection(name), tags: { tag: "proxy" } });
    return plain("This site is not served under this name.", 421);
  };

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

/** Handles all requests but pages: those that need only the address, and no content. */
export const answerByAddress: Step = ({ request, route }) => {
  switch (route.kind) {
    case "own":
      return NextResponse.next(route.isPage ? { request: { headers: request.headers } } : {});
    case "closed":
      return plain("Not found", 404);
    case "redirect":
      return NextResponse.redirect(new URL(route.to, request.url), { status: route.status, headers: UNCACHED });
    case "file":
      return rewrite(request, `${FILES_ROUTE}/${route.name}`);
    case "not-found":
      return screen(request, NOT_FOUND_ROUTE, 404);
    case "screen":
      return screen(request, route.to, 200);
    default:
      return null;
  }
};
