import type { Inspection } from "@courseway/storefront/preview";
import { useEffect, useState } from "react";
import { deadLinks, publishedWeight, type PublishedWeight } from "../health/ask-host.ts";
import { type HealthFinding, pageHealth, siteLinks } from "../health/page-health.ts";
import { type LoadedFile, type Weight, computeWeights } from "../health/weight.ts";
import type { OwnLinks } from "../page-links.ts";

/** A page's health as it was at one look. */
export interface Health {
  readonly findings: readonly HealthFinding[];
  readonly weights: readonly Weight[];
  /** Null where the page is not published, or while that is not known. */
  readonly published: PublishedWeight | null;
  /** Why links could not be checked, or null. */
  readonly failure: string | null;
  readonly isAsking: boolean;
}

const loadedFiles = (): readonly LoadedFile[] =>
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].filter(
    (entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry,
  );

const noted = (url: string): LoadedFile | undefined => loadedFiles().findLast(({ name }) => name === url);

/** The address under which visitors have the page. */
const publicAddress = (): string => location.origin + location.pathname;

/** Looks at the page once the panel is open, and again whenever its editor asks for it. */
export function useHealth(
  { inspection, links }: { readonly inspection: Inspection; readonly links: OwnLinks },
  isOpen: boolean,
): readonly [Health, () => void] {
  const look = (reported: Partial<Health>, dead: Parameters<typeof pageHealth>[0]["dead"]): Health => {
    // What is loaded to weigh the page is none of its weight.
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
        publishedWeight(publicAddress(), ask, noted),
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
