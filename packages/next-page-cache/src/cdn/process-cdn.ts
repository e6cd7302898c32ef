import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { SHARED_LIFE } from "../life.ts";
import { elapsed, later } from "@courseway/observability/time";
import { cdnHeaders, type CdnKind, cdnTags, siteCdnTag } from "./cdn-tags.ts";
import { createPurger } from "./purger.ts";

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

/** The maximum number of tags in one call, as Fastly and Cloudflare document. */
const MOST_TAGS: Readonly<Record<CdnKind, number>> = { fastly: 256, cloudflare: 30, webhook: 100 };

const TIMEOUT_MS = 5000;

export interface PurgeTarget {
  readonly kind: CdnKind;
  /** The URL of the call. */
  readonly url: string;
  readonly token: string | undefined;
}

function authorization({ kind, token }: PurgeTarget): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  return kind === "fastly" ? { "fastly-key": token } : { authorization: `Bearer ${token}` };
}

/**
 * Purges everything with the tags: by Fastly's batch purge of surrogate keys, by Cloudflare's purge of cache tags, or by posting
 * `{ "tags": [...] }` to your own URL.
 *
 * @param tags at most `MOST_TAGS` of the kind
 * @throws Error if the CDN does not confirm the purge
 */
export async function sendPurge(
  target: PurgeTarget,
  tags: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const response = await fetch(target.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...authorization(target) },
    body: JSON.stringify(target.kind === "fastly" ? { surrogate_keys: tags } : { tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  // Cloudflare may report a failure with status 200.
  if (!response.ok || (target.kind === "cloudflare" && /"success":\s*false/u.test(text)))
    throw new Error(`The CDN answered ${response.status}: ${text.slice(0, 200)}`);
}

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
