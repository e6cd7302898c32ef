"use client";

import { useVisitorStore } from "@courseway/visitor/react";
import { useEffect, useState } from "react";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { OverlaysProps } from "../overlays/Overlays.client.tsx";
import { BlockBoundary } from "./BlockBoundary.client.tsx";

interface WhenUsableProps {
  readonly analytics: PageAnalytics;
  readonly overlays: OverlaysProps;
  /** Loads what stands over the page. */
  readonly load?: typeof loadOverlays;
}

/** Not in every browser; there a moment's pause does. */
const whenIdle = (run: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));

const loadOverlays = async () => (await import("../overlays/Overlays.client.tsx")).Overlays;

/**
 * What no visitor waits for: analytics, and what stands over the page. Both begin once the page is loaded and the browser
 * has nothing else to do. [AN-001, PB-022, RT-039, RT-043, RT-044]
 */
export function WhenUsable({ analytics, overlays, load = loadOverlays }: WhenUsableProps) {
  const store = useVisitorStore();
  const [Overlays, show] = useState<Awaited<ReturnType<typeof loadOverlays>>>();
  useEffect(() => {
    if (!store) return;
    let isGone = false;
    let stop = () => {};
    const start = async () => {
      const { startAnalytics } = await import("../analytics/start.ts");
      if (!isGone) stop = await startAnalytics(analytics, store);
      if (isGone) stop();
    };
    const cover = async () => {
      const loaded = await load();
      if (!isGone) show(() => loaded);
    };
    const begin = () =>
      whenIdle(() => {
        // Without its code the page stands, and nothing is measured.
        start().catch(() => {});
        cover().catch((error: unknown) => console.error("The page goes on without its banner and modals.", error));
      });
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    return () => {
      isGone = true;
      stop();
    };
  }, [analytics, store, load]);
  return Overlays ? (
    <BlockBoundary>
      <Overlays {...overlays} />
    </BlockBoundary>
  ) : null;
}
