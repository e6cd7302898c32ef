"use client";

import type { VisitorBrowser, VisitorSettings } from "@courseway/visitor";
import { VisitorProvider } from "@courseway/visitor/react";
import { isPageOfOurStart } from "@courseway/ui/islands";
import { useState } from "react";
import { OfferNews, OffersProvider, type OffersProviderProps } from "./offer/offers-provider.client.tsx";
import { provideIslands } from "./shared/island/Island.client.tsx";

provideIslands(async () => (await import("./islands.ts")).islands);

export interface BlocksProviderProps extends OffersProviderProps {
  readonly visitor: VisitorSettings;
  /** Replaces the browser in stories and tests. */
  readonly browser?: VisitorBrowser;
}

/**
 * Wraps a page, so that its islands are found, share one visitor, and get their prices together: on the server, in
 * stories and in tests. In the browser, a page that our start script runs already has all of this.
 */
export function BlocksProvider({ visitor, browser, ...offers }: BlocksProviderProps) {
  const [isStarted] = useState(() => browser === undefined && isPageOfOurStart());
  if (isStarted)
    return (
      <>
        {offers.children}
        <OfferNews />
      </>
    );
  return (
    <VisitorProvider settings={visitor} {...(browser ? { browser } : {})}>
      <OffersProvider {...offers} />
    </VisitorProvider>
  );
}
