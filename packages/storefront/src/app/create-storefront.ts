import { createHost } from "../host/host.ts";
import { lazy } from "../host/lazy.ts";
import { NOT_FOUND_TITLE, screenMetadata } from "../render/page-metadata.ts";
import { apiRoute } from "./api.ts";
import { filesRoute } from "./files.ts";
import { type DynamicOptions, dynamicRoute } from "./dynamic.tsx";
import { publishedRoute } from "./published.tsx";
import { notFoundScreen, screenRoute } from "./screens.tsx";
import { siteShell } from "./shell.tsx";
import { healthRoute, readyRoute } from "../server/health.ts";
import type { Site } from "../site/define-site.ts";

/**
 * Creates what the route files of a brand's Next app export. The environment is read at the first request, so a build needs none.
 *
 * @example
 * // storefront.ts of an app
 * export const storefront = createStorefront(site);
 * // app/[[...path]]/page.tsx
 * export const { generateMetadata } = storefront.published;
 * export default storefront.published.Page;
 */
export function createStorefront(site: Site) {
  const { brand, chrome } = site;
  const host = lazy(() => createHost(site));
  return {
    published: publishedRoute(host, chrome),
    live: (options?: DynamicOptions) => dynamicRoute(host, chrome, options),
    screen: screenRoute(host, chrome),
    Shell: siteShell(host, chrome),
    NotFound: notFoundScreen(host, chrome, brand),
    /** The `metadata` export of an app's `not-found.tsx`, which Next uses for every 404. [RT-029] */
    notFoundMetadata: screenMetadata(NOT_FOUND_TITLE, brand),
    api: apiRoute(host),
    files: filesRoute(host),
    health: healthRoute(brand),
    ready: readyRoute(brand),
  };
}
