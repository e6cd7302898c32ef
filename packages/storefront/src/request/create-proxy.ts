import { revokePages } from "../host/cache/process-pages.ts";
import { type Host, createHost } from "../host/host.ts";
import { later } from "@courseway/observability/time";
import { publishHeard, watchContent, canonicalPath } from "@courseway/site-content";
import { processState } from "@courseway/observability/process-state";
import { type AppRoutes, hasConditionalRoutes, readAppRoutes } from "@courseway/next-front/app-routes";
import { createMemoryRules, offerMemoryRules } from "./from-memory.ts";
import type { NextRequest, NextResponse } from "next/server";
import { lazy } from "../host/lazy.ts";
import { createPagePolicy, withPolicy } from "./page-policy.ts";
import type { Site } from "../site/define-site.ts";
import { plain, UNCACHED, wasRewritten, firstAnswer, type Step, type Visit } from "./answer.ts";
import { answerByAddress, followMoves, refuseForeignHost, refuseRequest } from "./answers-without-page.ts";
import { answerCachedPage, answerDynamicPage, answerSearch } from "./pages.ts";
import { isRouterRequest } from "./request-guard.ts";
import { findRoute, isStorefrontRoute } from "./route.ts";

/** Tells the front what it may serve from memory; nothing in development. */
function offerRules({ brand, env, isDevelopment, pages, siteIndex }: Host, appRoutes: AppRoutes): void {
  if (isDevelopment || hasConditionalRoutes(process.cwd())) return;
  const isProduction = env.SITE_ENV === "production";
  const redirects = siteIndex.redirects.get;
  const { hasServed } = pages;
  offerMemoryRules(createMemoryRules({ brand, isProduction, appRoutes, redirects, hasServed }));
}

/** Starts watching content for changes; not in development, since nothing is cached then. */
function watchOnce({ siteIndex, report, now, isDevelopment }: Host): void {
  if (isDevelopment) return;
  processState("content-watch", () => {
    publishHeard.listener = watchContent({ read: siteIndex.changes, revoke: revokePages, report, now, later });
    return publishHeard;
  });
}

const LOOP =
  "A rewrite left this process and came back as a request of its own: the server calls itself by another host than the one it listens on. The request was refused. Use storefrontConfig() of @courseway/storefront/next-config, which keeps both the same.";

/**
 * Creates the proxy of a brand's app: slashes, previews, and the choice between a page and its dynamic version. It also starts the lookup
 * of a page that this process has not served yet, because only the proxy can turn a missing or failed page into a 404 or 503 that is
 * complete without script. [RT-016, RT-017, RT-028, ERR-012]
 */
export function createProxy(site: Omit<Site, "chrome">) {
  const host = lazy(() => createHost(site));
  const policy = lazy(() => createPagePolicy({ ...host(), blocks: host().blocks.values() }));
  const appRoutes = lazy(() => readAppRoutes(process.cwd(), isStorefrontRoute));
  /** Runs at the first request, when everything is known. */
  const begin = lazy(() => {
    offerRules(host(), appRoutes());
    watchOnce(host());
  });

  /** The steps in order. The first that returns a response wins. */
  const steps: readonly Step[] = [
    refuseForeignHost(host),
    followMoves(host),
    answerByAddress,
    answerSearch(host),
    answerCachedPage(host),
    answerDynamicPage(host),
  ];

  return async (request: NextRequest): Promise<NextResponse> => {
    if (wasRewritten(request.headers)) {
      host().report({ level: "error", message: LOOP, tags: { tag: "proxy" } });
      return plain("Loop detected", 508);
    }
    begin();
    const { pathname: path, search } = new URL(request.url);
    const route = findRoute(path, search, appRoutes(), (one) => canonicalPath(one, site.brand), site.brand.searchPage);
    const visit: Visit = { request, path, search, route };
    const refused = await refuseRequest(visit);
    if (refused !== null) return refused;
    const answered = await withPolicy(policy, visit, () => firstAnswer(steps, visit));
    if (isRouterRequest(request.headers, search)) answered.headers.set("cache-control", UNCACHED["cache-control"]);
    return answered;
  };
}
