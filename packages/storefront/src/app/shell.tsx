import { pricingContext } from "@courseway/blocks";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { pageAnalytics, type Chrome, pageOverlays } from "@courseway/chrome";
import type { Host } from "../host/host.ts";
import { isBuilding } from "../site/is-building.ts";
import { promotions, visitorSettings } from "@courseway/chrome/promotions";
import { PageShell } from "../render/PageShell.tsx";

export interface ShellProps {
  /** The path of the page inside, with slashes around it: header and footer mark the visitor's position. */
  readonly path: `/${string}/`;
  readonly children?: ReactNode;
}

interface SiteShellOptions {
  /** Whether no third party learns of the visit, and nothing stands over the page. */
  readonly isPrivate?: boolean;
}

const NO_OVERLAYS = { capture: null, exit: null, ambassador: null, chat: null };

/**
 * What stands around an app's own page: the site's banners, chrome and rules of links, as around a page of the content.
 * Such a page is rendered for each request, since its banners change; one that Next should keep would keep its banners.
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
