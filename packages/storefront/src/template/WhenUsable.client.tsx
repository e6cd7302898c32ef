"use client";

import { useVisitorStore } from "@courseway/visitor/react";
import { type ComponentType, useEffect, useState } from "react";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { OverlaysProps } from "../overlays/Overlays.client.tsx";
import { HELD } from "../finish/held.ts";
import { BlockBoundary } from "./BlockBoundary.client.tsx";

interface WhenUsableProps {
  readonly analytics: PageAnalytics;
  readonly overlays: OverlaysProps;
  /** Loads all of it. */
  readonly load?: typeof loadUsable;
}

/** Not in every browser; there a moment's pause does. */
const whenIdle = (run: () => void): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));

const loadUsable = () => import("../overlays/usable.ts");

const loadReplay = () => import("../finish/replay.ts");

/** Has what plays it again come while React still takes the page over. Most visitors did nothing, and load nothing for it. */
const prepareReplay = (): void => {
  if (typeof window !== "undefined" && window[HELD]?.length) loadReplay().catch(() => {});
};

/** Plays again what the visitor did before the page could hear it. */
async function replayHeld(): Promise<void> {
  const held = window[HELD];
  if (held?.length) await (await loadReplay()).replay(held);
  else held?.end();
}

/**
 * What no visitor waits for: analytics, what stands over the page, and the layout of what is far below. All begin once the page is
 * loaded and the browser has nothing else to do. [AN-001, PB-022, RT-039, RT-043, RT-044]
 */
export function WhenUsable({ analytics, overlays, load = loadUsable }: WhenUsableProps) {
  const store = useVisitorStore();
  const [Overlays, show] = useState<ComponentType<OverlaysProps>>();
  useState(prepareReplay);
  // Effects of what stands around the page run after this one, and before a timer.
  useEffect(() => void setTimeout(replayHeld), []);
  useEffect(() => {
    if (!store) return;
    let isGone = false;
    let stop = () => {};
    const start = async () => {
      const usable = await load();
      if (isGone) return;
      show(() => usable.Overlays);
      usable.layOutSections(whenIdle);
      stop = await usable.startAnalytics(analytics, store);
      if (isGone) stop();
    };
    // Without its code the page stands, and nothing is measured.
    const onFailure = (error: unknown) => console.error("The page lacks its banner and modals.", error);
    const begin = () => whenIdle(() => void start().catch(onFailure));
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
