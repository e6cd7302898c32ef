import { revokePages } from "../host/cache/process-pages.ts";
import type { Host } from "../host/host.ts";
import { later } from "@courseway/observability/time";
import { publishHeard, watchContent } from "@courseway/site-content";
import { processState } from "@courseway/observability/process-state";
import { type AppRoutes, builtFiles, hasConditionalRoutes } from "@courseway/next-front/app-routes";
import { createMemoryRules, offerMemoryRules } from "./from-memory.ts";

/** Tells the front what it may serve from memory; nothing in development. */
export function offerRules({ brand, env, isDevelopment, pages, siteIndex }: Host, appRoutes: AppRoutes): void {
  if (isDevelopment || hasConditionalRoutes(process.cwd())) return;
  const isProduction = env.SITE_ENV === "production";
  const files = builtFiles(process.cwd());
  const redirects = siteIndex.redirects.get;
  const { hasServed } = pages;
  offerMemoryRules(createMemoryRules({ brand, isProduction, appRoutes, files, redirects, hasServed }));
}

/** Starts watching content for changes; not in development, since nothing is cached then. */
export function watchOnce({ siteIndex, report, now, isDevelopment }: Host): void {
  if (isDevelopment) return;
  processState("content-watch", () => {
    publishHeard.listener = watchContent({ read: siteIndex.changes, revoke: revokePages, report, now, later });
    return publishHeard;
  });
}
