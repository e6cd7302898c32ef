import { pricingContext } from "@courseway/blocks";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { pageAnalytics, type Chrome, pageOverlays } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { isBuilding } from "../site/env/read-env.ts";
import { promotions, visitorSettings } from "@courseway/chrome/promotions";
import { PageShell } from "../render/PageShell.tsx";

export interface ShellProps {
  /** The page's path, with slashes around it, so that header and footer can mark it. */
  readonly path: `/${string}/`;
  readonly children?: ReactNode;
}

interface SiteShellOptions {
  /** Whether third parties and overlays are off. */
  readonly isPrivate?: boolean;
}

const NO_OVERLAYS = { capture: null, exit: null, ambassador: null, chat: null };

/**
 * The frame of an app's own page: the site's banners, chrome and link rules, as around a page of content. Such a page is rendered for
 * each request, since its banners change; a page cached by Next would keep old banners.
 */
export function siteShell(host: () => Host, chrome: Chrome, { isPrivate = false }: SiteShellOptions = {}) {
  return async function Shell({ path, children }: Omit<ShellProps, "path"> & { readonly path: string }) {
    await connection();
    if (isBuilding()) throw new Error(NOT_DYNAMIC);
    const { brand, env, globals: readGlobals, now, report } = host();
    const globals = await readGlobals();
    const promotion = promotions(globals, brand, now());
    const visitor = visitorSettings({ brand, env }, promotion, globals.emailCapture);
    const slug = path.split("/").filter(Boolean).join("--");
    const page = { slug, path, state: null, listingPage: null, offers: promotion.offers };
    const client = pricingContext({ brand, page });
    return (
      <PageShell
        chrome={chrome}
        brand={brand}
        path={path}
        options={null}
        promotion={promotion}
        client={client}
        visitor={visitor}
        analytics={pageAnalytics({ brand, globals, path, page: null, isPreview: isPrivate })}
        overlays={isPrivate ? NO_OVERLAYS : pageOverlays({ brand, globals, promotion, path, page: null, report })}
      >
        {children}
      </PageShell>
    );
  };
}

const NOT_DYNAMIC =
  'A page in storefront.Shell is to be kept as it was built, and its banners with it. Remove "force-static" from its file: the page is rendered for each request.';
