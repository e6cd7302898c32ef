import type { Inspection } from "@courseway/storefront/preview";
import { useEffect, useState } from "react";
import { deadLinks, publishedWeight, type PublishedWeight } from "../health/ask-host.ts";
import { type HealthFinding, pageHealth, siteLinks } from "../health/page-health.ts";
import { type LoadedFile, type Weight, computeWeights } from "../health/weight.ts";
import type { PageLinks } from "../page-links.ts";

/** A page's health at the time of one check. */
export interface Health {
  readonly findings: readonly HealthFinding[];
  readonly weights: readonly Weight[];
  /** Null if the page is not published, or while that is unknown. */
  readonly published: PublishedWeight | null;
  /** Why links could not be checked; null if they could. */
  readonly failure: string | null;
  readonly isAsking: boolean;
}

const loadedFiles = (): readonly LoadedFile[] =>
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].filter(
    (entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry,
  );

const findLoad = (url: string): LoadedFile | undefined => loadedFiles().findLast(({ name }) => name === url);

/** The page's address for visitors. */
const publicAddress = (): string => location.origin + location.pathname;

/** Checks the page when the panel opens, and again when its editor requests it. */
export function useHealth(
  { inspection, links }: { readonly inspection: Inspection; readonly links: PageLinks },
  isOpen: boolean,
): readonly [Health, () => void] {
  const look = (reported: Partial<Health>, dead: Parameters<typeof pageHealth>[0]["dead"]): Health => {
    // Files that are fetched only to measure the weight do not count.
    const loaded = loadedFiles().filter(({ initiatorType }) => initiatorType !== "fetch");
    const findings = pageHealth({ inspection, links, dead, loaded, page: document });
    return { findings, weights: computeWeights(loaded), published: null, failure: null, isAsking: false, ...reported };
  };
  const [health, setHealth] = useState<Health>(() => look({ isAsking: true }, []));
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const ask: typeof fetch = (input, init) => fetch(input, init);
    const askHost = async (): Promise<void> => {
      const [dead, published] = await Promise.allSettled([
        deadLinks(siteLinks(links, document), inspection.token, ask),
        publishedWeight(publicAddress(), ask, findLoad),
      ]);
      if (isGone) return;
      const failure = dead.status === "rejected" ? String(dead.reason?.message ?? dead.reason) : null;
      const weight = published.status === "fulfilled" ? published.value : null;
      setHealth(look({ failure, published: weight }, dead.status === "fulfilled" ? dead.value : []));
    };
    setHealth(look({ isAsking: true }, []));
    void askHost();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a look reads the page itself
  }, [inspection, links, isOpen, looks]);
  return [health, () => setLooks(looks + 1)];
}
