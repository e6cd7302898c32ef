import type { NextRequest, NextResponse } from "next/server";
import { createHost } from "../host/host.ts";
import { lazy } from "../host/lazy.ts";
import { canonicalPath } from "@courseway/site-content";
import { createPagePolicy } from "./page-policy.ts";
import type { Site } from "../site/define-site.ts";
import { plain, UNCACHED, wasRewritten } from "./answer.ts";
import { withPolicy } from "./answer-policy.ts";
import { readAppRoutes } from "@courseway/next-front/app-routes";
import { answerByAddress } from "./fixed-answers.ts";
import { followMoves } from "./moved-pages.ts";
import { offerRules, watchOnce } from "./once.ts";
import { answerCachedPage, answerDynamicPage, answerSearch } from "./pages.ts";
import { refuseForeignHost, refuseRequest } from "./refusals.ts";
import { isRouterRequest } from "./request-guard.ts";
import { findRoute, isStorefrontRoute } from "./route.ts";
import { firstAnswer, type Step, type Visit } from "./step.ts";

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
