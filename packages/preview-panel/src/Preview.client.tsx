"use client";

import { BlocksProvider } from "@courseway/blocks/offer";
import type { PreviewFrame } from "@courseway/storefront/preview";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { PanelProps } from "./panel/Panel.tsx";
import { type OwnLinks, ownLinks } from "./page-links.ts";
import { actAsPhone } from "./visitor/act-as-phone.ts";
import { previewBrowser } from "./visitor/preview-browser.ts";
import { readVisitorParameter, type SimulatedVisitor, VISITOR_PARAMETER } from "./visitor/simulated.ts";

interface PreviewedPage {
  readonly visitor: SimulatedVisitor | null;
  readonly browser: ReturnType<typeof previewBrowser>;
  readonly links: OwnLinks;
}

/** What the page is visited with; null on the server. Read before anything of the page has run. */
function previewedPage(clockOffsetMs: number): PreviewedPage | null {
  if (typeof window === "undefined") return null;
  const visitor = readVisitorParameter(new URLSearchParams(location.search).get(VISITOR_PARAMETER));
  if (visitor?.hasPhone === true) actAsPhone(window);
  return { visitor, browser: previewBrowser(visitor, clockOffsetMs), links: ownLinks(document) };
}

/**
 * Stands around a preview in place of the visitors' provider: the page has the visitor and the clock that its editor asked
 * for, and says why it is as it is. Its panel is loaded once the page stands. For the live twin's route alone, so that none
 * of it is in a visitor's bytes.
 *
 * @example
 * // app/~live/[[...path]]/page.tsx
 * const live = storefront.live({ Frame: Preview });
 */
export function Preview({ context, visitor: settings, inspection, children }: ComponentProps<PreviewFrame>) {
  const [page] = useState(() => previewedPage(inspection.clockOffsetMs));
  const [Panel, show] = useState<ComponentType<PanelProps>>();
  useEffect(() => {
    import("./panel/Panel.tsx").then(
      (loaded) => show(() => loaded.Panel),
      (error: unknown) => console.error("The page goes on without its panel. Load it anew.", error),
    );
  }, []);
  return (
    <BlocksProvider context={context} visitor={settings} {...(page === null ? {} : { browser: page.browser })}>
      {children}
      {Panel && page ? (
        <Panel
          context={context}
          settings={settings}
          inspection={inspection}
          visitor={page.visitor}
          links={page.links}
        />
      ) : null}
    </BlocksProvider>
  );
}
