import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { SHARED_LIFE } from "../life.ts";
import { elapsed, later } from "@courseway/observability/time";
import { cdnHeaders, cdnTags, siteCdnTag } from "./cdn-tags.ts";
import { createPurger } from "./purger.ts";
import { MOST_TAGS, type PurgeTarget, sendPurge } from "./purge-request.ts";

/** The CDN in front of this process. */
export interface ProcessCdn {
  /** How long it may store a page, unless the page changes sooner, in seconds. */
  readonly pageSeconds: number;
  /** The headers for a page with these cache tags. */
  readonly headers: (tags: readonly string[]) => Readonly<Record<string, string>>;
  /** Purges pages with these cache tags, after this process has removed them. */
  readonly purge: (tags: readonly string[]) => void;
  /** Purges the whole site when this process ends. */
  readonly close: () => Promise<void>;
}

const state = processState("cdn", (): { cdn: ProcessCdn | null } => ({ cdn: null }));

/** Returns the CDN that this process notifies of publishes, or null if none is configured. */
export const processCdn = (): ProcessCdn | null => state.cdn;

/** How long outside caches may store a page, in seconds: short unless a CDN is purged on publish. */
export const sharedSeconds = (): number => state.cdn?.pageSeconds ?? SHARED_LIFE;

export interface CdnOptions {
  /** The CDN and its purge call; null if none is configured. */
  readonly target: PurgeTarget | null;
  /** How long it may store a page, unless the page changes sooner, in seconds. */
  readonly pageSeconds: number;
  /** Distinguishes this site from others behind the same CDN. */
  readonly brandId: string;
  readonly report: Report;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Notifies the CDN of publishes from now on. It first purges the whole site, because an earlier process may have ended with queued
 * purges, and its pages use other files.
 */
export function startCdn({ target, pageSeconds, brandId, report, fetch }: CdnOptions): ProcessCdn | null {
  if (target === null) return null;
  const site = siteCdnTag(brandId);
  const { purge, close } = createPurger({
    send: (tags) => sendPurge(target, tags, fetch),
    most: MOST_TAGS[target.kind],
    site,
    report,
    now: elapsed,
    later,
  });
  state.cdn = {
    pageSeconds,
    headers: (tags) => cdnHeaders(target.kind, tags, brandId),
    purge: (tags) => purge(cdnTags(tags, brandId)),
    close,
  };
  purge([site]);
  return state.cdn;
}
