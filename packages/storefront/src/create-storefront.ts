import type { Chrome } from "./chrome/chrome.ts";
import { createHost, type HostInput } from "./host/host.ts";
import { lazy } from "./host/lazy.ts";
import { apiRoute, healthRoute } from "./routes/api.ts";
import { liveRoute } from "./routes/live.tsx";
import { publishedRoute } from "./routes/published.tsx";
import { notFoundScreen, screenRoute } from "./routes/screens.tsx";

/** What makes one brand's site. */
export interface StorefrontInput extends HostInput {
  readonly chrome: Chrome;
}

/**
 * Everything a brand's Next app hands its route files over to. The environment is read at the first request,
 * so that a build needs none.
 *
 * @example
 * // storefront.ts of an app
 * export const storefront = createStorefront({ brand, blocks, chrome: { Header, Footer, NotFound } });
 * // app/[[...path]]/page.tsx
 * export const { generateMetadata } = storefront.published;
 * export default storefront.published.Page;
 */
export function createStorefront({ brand, blocks, shortcodes, chrome }: StorefrontInput) {
  const host = lazy(() => createHost({ brand, blocks, shortcodes }));
  return {
    published: publishedRoute(host, chrome),
    live: liveRoute(host, chrome),
    screen: screenRoute(host, chrome),
    NotFound: notFoundScreen(host, chrome, brand),
    api: apiRoute(host),
    health: healthRoute(brand),
  };
}
