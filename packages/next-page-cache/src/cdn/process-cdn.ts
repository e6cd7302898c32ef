import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { SHARED_LIFE } from "../life.ts";
import { elapsed, later } from "@courseway/observability/time";
import { cdnHeaders, cdnTags, siteCdnTag } from "./cdn-tags.ts";
import { createPurger } from "./purger.ts";
import { MOST_TAGS, type PurgeTarget, sendPurge } from "./purge-request.ts";

/** The CDN before this process. */
export interface ProcessCdn {
  /** How long it may keep a page whose next change is not nearer, in seconds. */
  readonly pageSeconds: number;
  /** The headers by which it knows a page of these cache tags again. */
  readonly headers: (tags: readonly string[]) => Readonly<Record<string, string>>;
  /** Has it forget the pages of these cache tags, once this process has. */
  readonly purge: (tags: readonly string[]) => void;
  /** Has it forget the whole site at the end of this process. */
  readonly close: () => Promise<void>;
}

const state = processState("cdn", (): { cdn: ProcessCdn | null } => ({ cdn: null }));

/** Returns the CDN that this process notifies of publishes, or null if none is configured. */
export const processCdn = (): ProcessCdn | null => state.cdn;

/** How long caches outside may keep a page, in seconds: short where none of them hears of a publish. */
export const sharedSeconds = (): number => state.cdn?.pageSeconds ?? SHARED_LIFE;

export interface CdnOptions {
  /** The CDN and its purge call; null if none is configured. */
  readonly target: PurgeTarget | null;
  /** How long it may keep a page whose next change is not nearer, in seconds. */
  readonly pageSeconds: number;
  /** Tells this site from others behind the same CDN. */
  readonly brandId: string;
  readonly report: Report;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Tells the CDN of publishes from now on. It begins with the whole site, because a process before this one may have ended
 * with something untold, and its pages name other files.
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
